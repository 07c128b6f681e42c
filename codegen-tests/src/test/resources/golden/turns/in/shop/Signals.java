package shop;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rollup;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Entities whose inserts take the shards in turn. */
public interface Signals {
  @Entity
  @CustomIndex(
      name = "signals_by_level",
      partition = "level",
      clustering = {"at desc", "source", "day", "shard", "id"})
  @Rollup(into = Totals.class, unit = ChronoUnit.DAYS, of = "at", period = "day")
  @Rollup(into = ShardTotals.class, unit = ChronoUnit.DAYS, of = "at", period = "day")
  record Signal(
      @PartitionKey(0) String source,
      @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 40) LocalDate day,
      @PartitionKey(2) @Shard(count = 4, by = Shard.ROUND_ROBIN) int shard,
      @Clustering(value = 0, order = Order.DESC) Instant at,
      @Clustering(1) long id,
      String level,
      String text) {
    static Signal of(String source, Instant at, long id, String level) {
      return new Signal(source, null, 0, at, id, level, "text");
    }
  }

  record Place(int shard, long id) {}

  @Dao
  interface SignalStore {
    @Insert
    void save(Signal signal);

    @Insert
    Signal store(Signal signal);

    @Insert
    List<Signal> saveAll(List<Signal> signals);

    @Update
    void change(Signal signal);

    @Update
    void patch(Signals_SignalPatch patch);

    @Update
    void reword(String source, Instant at, int shard, long id, String text);

    @Delete
    void remove(Signal signal);

    @Delete
    void removeOf(String source, Instant at, int shard, long id);

    @Delete(entity = Signal.class)
    void removeBetween(String source, Range<Instant> at);

    @Select
    Optional<Signal> find(String source, Instant at, int shard, long id);

    @Select
    List<Signal> at(String source, Instant at);

    @Select
    List<Signal> newest(String source, Limit limit);

    @Select
    Page<Signal> page(String source, Range<Instant> at, PageRequest page);

    @Select
    List<Signal> ofShard(String source, LocalDate day, int shard);

    @Select(columns = "count(*)")
    long count(String source, LocalDate day);

    @Select(entity = Signal.class)
    List<Place> places(String source, LocalDate day);

    @Select
    List<Signal> ofLevel(String level, Limit limit);
  }

  @Entity
  record Totals(
      @PartitionKey String source, @Clustering LocalDate day, @Counter long signals) {}

  /** A row counts in its own shard. */
  @Entity
  record ShardTotals(
      @PartitionKey(0) String source,
      @PartitionKey(1) @Shard(count = 4, by = Shard.ROUND_ROBIN) int shard,
      @Clustering LocalDate day,
      @Counter long signals) {}

  @Dao
  interface TotalStore {
    @Select(entity = ShardTotals.class, columns = "sum(signals)")
    long total(String source, LocalDate day);

    @Select
    List<ShardTotals> shards(String source, LocalDate day);

    @Select
    List<Totals> of(String source);
  }

  /** An object that can be changed, and whose shard can be null. */
  @Entity
  class Tick {
    @PartitionKey(0)
    String source;

    @PartitionKey(1)
    @Shard(count = 3, by = Shard.ROUND_ROBIN)
    Integer shard;

    @Clustering @GeneratedValue UUID id;

    double value;
  }

  @Dao
  interface Ticks {
    @Insert
    Tick save(Tick tick);

    @Select
    List<Tick> of(String source);
  }

  @Entity
  record Hits(
      @PartitionKey(0) String page,
      @PartitionKey(1) @Shard(count = 4, by = Shard.ROUND_ROBIN) int shard,
      @Clustering LocalDate day,
      @Counter long hits) {}

  @Dao
  interface HitCounts {
    @Increment
    void count(String page, LocalDate day, long hits);

    @Increment
    void countIn(String page, int shard, LocalDate day, long hits);

    @Increment
    void change(Signals_HitsPatch patch);

    @Select
    List<Hits> of(String page, LocalDate day);

    @Select(columns = "sum(hits)", entity = Hits.class)
    long total(String page, LocalDate day);
  }
}
