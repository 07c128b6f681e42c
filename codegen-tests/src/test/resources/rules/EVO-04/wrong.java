package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rollup;
import dev.rowan.annotation.Shard;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

// options: -Arowan.snapshot=src/test/resources/rules/EVO-04/schema.cql

// The snapshot has 1 DAYS.
// expect: EVO-04
@Entity
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.WEEKS) LocalDate day,
    @Clustering Instant at,
    double value) {}

// The snapshot has 8 SHARDS.
// expect: EVO-04
@Entity
record Vote(
    @PartitionKey(0) String poll,
    @PartitionKey(1) @Shard(count = 16, by = "voter") int shard,
    @Clustering String voter) {}

// The snapshot has 4 SHARDS.
// expect: EVO-04
@Entity
record Applause(
    @PartitionKey(0) String song,
    @PartitionKey(1) @Shard(count = 3, by = Shard.ROUND_ROBIN) int shard,
    @Counter long claps) {}

// The snapshot has 1 DAYS.
@Entity
@Immutable
// expect: EVO-04
@Rollup(into = Visits.class, of = "at", period = "start", unit = ChronoUnit.MONTHS)
record Visit(@PartitionKey String page, @Clustering Instant at) {}

@Entity
record Visits(@PartitionKey String page, @Clustering Instant start, @Counter long visits) {}
