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

@Entity
record Reading(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    @Clustering Instant at,
    double value) {}

@Entity("vote_2")
record Vote(
    @PartitionKey(0) String poll,
    @PartitionKey(1) @Shard(count = 16, by = "voter") int shard,
    @Clustering String voter) {}

// Reads visit all shards, so that there can be more of them.
@Entity
record Applause(
    @PartitionKey(0) String song,
    @PartitionKey(1) @Shard(count = 8, by = Shard.ROUND_ROBIN) int shard,
    @Counter long claps) {}

// The second roll-up is new.
@Entity
@Immutable
@Rollup(into = Visits.class, of = "at", period = "start", unit = ChronoUnit.DAYS)
@Rollup(into = Weeks.class, of = "at", period = "start", unit = ChronoUnit.WEEKS)
record Visit(@PartitionKey String page, @Clustering Instant at) {}

@Entity
record Visits(@PartitionKey String page, @Clustering Instant start, @Counter long visits) {}

@Entity
record Weeks(@PartitionKey String page, @Clustering Instant start, @Counter long visits) {}
