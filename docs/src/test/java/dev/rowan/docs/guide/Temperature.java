package dev.rowan.docs.guide;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Latest;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

// tag::temperature[]
@Entity
@Latest(name = "latest_temperatures", partition = "sensor", by = "at", include = "value")
public record Temperature(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
        @Nullable LocalDate day,
    @Clustering(order = Order.DESC) Instant at,
    double value,
    @Nullable String note) {
  public static Temperature of(String sensor, Instant at, double value) {
    return new Temperature(sensor, null, at, value, null);
  }
}
// end::temperature[]
