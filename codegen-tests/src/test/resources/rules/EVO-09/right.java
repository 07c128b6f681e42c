package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-09/schema.cql

@Entity
@CustomIndex(
    name = "sighting_by_bird",
    partition = {"bird", "month(at) as month"},
    clustering = {"at", "place"})
record Sighting(
    @PartitionKey(0) String place,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) @Nullable LocalDate day,
    @Clustering(0) Instant at,
    @Clustering(1) String bird) {}

@Entity
record Pulse(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, bucketList = true)
        @Nullable LocalDate day,
    @Clustering Instant at,
    int beats) {}
