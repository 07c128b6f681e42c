package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.UpdatedAt;
import dev.rowan.annotation.Version;
import java.time.Instant;

/** A seat with a version. */
@Entity
public record Seat(
    @PartitionKey String hall,
    @Clustering int number,
    String guest,
    @UpdatedAt Instant changedAt,
    @Version long version) {}
