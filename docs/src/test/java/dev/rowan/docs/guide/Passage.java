package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

// tag::passage[]
@Entity
public record Passage(
    @PartitionKey(0) String gate,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
        @Nullable LocalDate day,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) String plate,
    int axles) {
  public static Passage of(String gate, Instant at, String plate, int axles) {
    return new Passage(gate, null, at, plate, axles);
  }
}
// end::passage[]
