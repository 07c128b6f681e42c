package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.UUID;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-07/schema.cql

// The snapshot has the table ride, and its index daily_ride.
@Entity(value = "daily_ride", formerly = "ride")
record Ride(
    @PartitionKey(0) String station,
    @PartitionKey(1) @Bucket(of = "startedAt", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering(0) Instant startedAt,
    @Clustering(1) UUID bike,
    @Frozen Set<String> tags) {}

// The index is built before it becomes the table of the entity.
@Entity
@CustomIndex(
    name = "daily_passage",
    partition = {"gate", "day(at) as day"},
    clustering = "at",
    include = "*")
record Passage(@PartitionKey String gate, @Clustering Instant at, String plate) {}

// The snapshot was written after the move.
@Entity(formerly = "night")
record Stay(
    @PartitionKey(0) String hotel, @PartitionKey(1) LocalDate night, @Clustering int room) {}
