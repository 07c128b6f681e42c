package ride;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

// tag::ride-third[]
@Entity(value = "daily_ride", formerly = "ride")
public record Ride(
    @PartitionKey(0) String station,
    @PartitionKey(1) @Bucket(of = "startedAt", unit = ChronoUnit.DAYS) @Nullable LocalDate day,
    @Clustering(0) Instant startedAt,
    @Clustering(1) UUID bike,
    int meters,
    @Frozen Set<String> tags) {}
// end::ride-third[]
