package fixture;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Cardinality;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rate;
import dev.rowan.annotation.Retention;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.UUID;

@Entity
record One(
    @PartitionKey(0) String post,
    // expect: KEY-12
    @PartitionKey(1) @Shard(count = 1, by = "person") int shard,
    @Clustering String person,
    String text) {}

@Entity
record NoInt(
    @PartitionKey(0) String post,
    // expect: KEY-12
    @PartitionKey(1) @Shard(count = 4, by = "person") String shard,
    @Clustering String person,
    String text) {}

@Entity
record OutsideKey(
    @PartitionKey(0) String post,
    // expect: KEY-12
    @PartitionKey(1) @Shard(count = 4, by = "text") int shard,
    @Clustering String person,
    String text) {}

@Entity
record Unknown(
    @PartitionKey(0) String post,
    // expect: KEY-12
    @PartitionKey(1) @Shard(count = 4, by = "persn") int shard,
    @Clustering String person,
    String text) {}

@Entity
record OfBucket(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS) LocalDate day,
    // expect: KEY-12
    @PartitionKey(2) @Shard(count = 4, by = "day") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) String person,
    String text) {}

@Entity
record Clustered(
    @PartitionKey String post,
    // expect: KEY-12
    @Clustering(0) @Shard(count = 4, by = "person") int shard,
    @Clustering(1) String person,
    String text) {}

@Entity
// expect: KEY-12
@Shard(position = 1, count = 4, by = "person")
record NoColumn(@PartitionKey(0) String post, @Clustering String person, String text) {}

@Entity
// expect: KEY-12
@Shard(column = "shard", position = 1, count = 4, by = "note")
record ColumnOfText(@PartitionKey(0) String post, @Clustering String person, String note) {}

@Entity
record PositionOfProperty(
    @PartitionKey(0) String post,
    // expect: KEY-12
    @PartitionKey(1) @Shard(position = 1, count = 4, by = "person") int shard,
    @Clustering String person,
    String text) {}

@Entity
// expect: KEY-12
@Shard(column = "shard", position = 1, count = 4, by = Shard.ROUND_ROBIN)
record ToldByNone(@PartitionKey(0) String post, @Clustering String person, String note) {}

@Entity
record InTurn(
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 4, by = Shard.ROUND_ROBIN) int shard,
    @Clustering String person,
    String note) {}

@Dao
interface InTurns {
  // expect: KEY-12
  @Insert(ifNotExists = true)
  boolean create(InTurn note);

  @Select
  // expect: KEY-12
  Optional<InTurn> find(String post, String person);

  @Delete(entity = InTurn.class)
  // expect: KEY-12
  void remove(String post, String person);
}

// 100,000 rows of a sensor are within the limits of one partition.
@Entity
@Rate(rows = 10_000, scope = Rate.Scope.OWNER)
@Retention(days = 10)
record Small(
    // expect: KEY-12
    @PartitionKey(0) @Cardinality(distinct = 50_000) String sensor,
    @PartitionKey(1) @Shard(count = 8, by = "id") int shard,
    @Clustering(0) Instant at,
    @Clustering(1) UUID id,
    double value) {}

// The shard follows from `post`, which is in the partition key too.
@Entity
record Following(
    // expect: KEY-12
    @PartitionKey(0) String post,
    @PartitionKey(1) @Shard(count = 4, by = "post") int shard,
    @Clustering String person) {}

@Entity
@CustomIndex(
    name = "visits_by_country",
    // expect: KEY-12
    partition = {"country", "shard(country, 16)"},
    clustering = "id")
record Visit(@PartitionKey UUID id, @Immutable String country) {}
