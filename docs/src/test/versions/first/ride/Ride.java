package ride;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;

// tag::ride-first[]
@Entity
public record Ride(
    @PartitionKey String station,
    @Clustering(0) Instant startedAt,
    @Clustering(1) UUID bike,
    int meters,
    Set<String> tags) {}
// end::ride-first[]
