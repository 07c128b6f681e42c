package fixture;

import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Bucket;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Entity
record Reaction(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 2, by = "person") int shard,
    @Clustering String person,
    String text) {}

@Entity
@Shard(column = "shard", position = 1, count = 2, by = "person")
record NoProperty(@PartitionKey(0) String post, @Clustering String person, String text) {}

@Entity
record InTurn(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 4, by = Shard.ROUND_ROBIN) int shard,
    @Clustering String person,
    String note) {}

@Dao
interface InTurns {
  @Insert
  InTurn save(InTurn note);

  @Select
  List<InTurn> of(String post);

  @Select
  Optional<InTurn> find(String post, int shard, String person);

  @Delete(entity = InTurn.class)
  void remove(String post, int shard, String person);
}

// 110,000 rows of a sensor are too many for one partition.
@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Retention(days = 11)
record Large(
    @PartitionKey(0) @Cardinality(distinct = 50_000) String sensor,
    @PartitionKey(1) @Shard(count = 8, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    double value) {}

// 2,000 writes per second are too many for one partition.
@Entity
@Rate(rows = 2_000, per = ChronoUnit.SECONDS, scope = Rate.Scope.OWNER)
@Retention(days = 1)
record Busy(
    @PartitionKey(0) @Cardinality(distinct = 50_000) String sensor,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MINUTES) Instant minute,
    @PartitionKey(2) @Shard(count = 4, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    double value) {}

// Ten regions are too few partitions for three nodes.
@Entity
@Rate(rows = 10_000_000)
@Retention(days = 1)
record Few(
    @PartitionKey(0) @Cardinality(distinct = 10) String region,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.MINUTES) Instant minute,
    @PartitionKey(2) @Shard(count = 16, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    double value) {}

// Without the stated numbers, shards are a choice.
@Entity
record Unstated(
    @PartitionKey(0) String sensor,
    @PartitionKey(1) @Shard(count = 8, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    double value) {}

@Entity
@SuppressDesign(rule = "KEY-12", because = "the table has rows in these shards")
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Retention(days = 10)
record Kept(
    @PartitionKey(0) @Cardinality(distinct = 50_000) String sensor,
    @PartitionKey(1) @Shard(count = 8, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    double value) {}
