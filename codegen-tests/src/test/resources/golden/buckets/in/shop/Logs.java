package shop;

import dev.rowan.annotation.AllowFanOut;
import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** Entities whose partition keys are computed. */
public interface Logs {
  @Entity
  @CustomIndex(
      name = "lines_by_level",
      partition = "level",
      clustering = {"at desc", "source", "day", "id"})
  record Line(
      @PartitionKey(0) String source,
      @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 40) LocalDate day,
      @Clustering(value = 0, order = Order.DESC) Instant at,
      @Clustering(1) long id,
      String level,
      String message) {
    static Line of(String source, Instant at, long id, String message) {
      return new Line(source, null, at, id, "info", message);
    }
  }

  @Dao
  interface Lines {
    @Insert
    void save(Line line);

    @Insert
    Line store(Line line);

    @Insert
    List<Line> saveAll(List<Line> lines);

    @Update
    void change(Logs_LinePatch patch);

    @Update
    void reword(String source, Instant at, long id, String message);

    @Delete
    void remove(Line line);

    @Delete
    void removeBy(String source, Instant at, long id);

    @Delete
    void removeBetween(String source, Range<Instant> at);

    @Delete
    void removeDay(String source, LocalDate day);

    @Select
    Optional<Line> find(String source, Instant at, long id);

    @Select
    List<Line> at(String source, Instant at);

    @Select
    List<Line> between(String source, Range<Instant> at);

    @Select
    List<Line> newest(String source, Range<Instant> at, Limit limit);

    @Select(orderBy = "at")
    Stream<Line> oldestFirst(String source, Range<Instant> at);

    @Select
    Page<Line> page(String source, Range<Instant> at, PageRequest page);

    @Select(orderBy = "at")
    Page<Line> pageUpwards(String source, Range<Instant> at, PageRequest page);

    @Select
    List<Line> ofDay(String source, LocalDate day);

    @Select(columns = "count(*)")
    long count(String source, Range<Instant> at);

    @Select
    List<Line> ofSeveral(Collection<String> source, Range<Instant> at);

    @Select
    List<Line> newestOf(String source, Limit limit);

    @Select(orderBy = "at desc")
    Optional<Line> last(String source);

    @Select(orderBy = "at")
    @AllowFanOut(because = "reads all buckets")
    List<Line> oldestOf(String source);

    @Select
    Page<Line> pageOf(String source, PageRequest page);

    @Select
    List<Line> newestOfSeveral(Collection<String> source, Limit limit);

    @Select
    List<Line> byLevel(String level, Limit limit);
  }

  @Entity
  class Reading {
    @PartitionKey(0)
    String sensor;

    @PartitionKey(1)
    @Bucket(of = "id", unit = ChronoUnit.MONTHS)
    YearMonth month;

    @PartitionKey(2)
    @Shard(count = 4, by = "id")
    int shard;

    @Clustering(order = Order.DESC)
    @GeneratedValue
    @Column(type = CqlType.TIMEUUID)
    UUID id;

    double value;
  }

  @Dao
  interface Readings {
    @Insert
    Reading save(Reading reading);

    @Select
    Optional<Reading> find(String sensor, UUID id);

    @Select
    List<Reading> ofMonth(String sensor, YearMonth month);

    @Select
    List<Reading> between(String sensor, Range<UUID> id, Limit limit);

    @Delete
    void remove(String sensor, UUID id);
  }

  /** Each type that a bucket can have. */
  @Entity
  record Sample(
      @PartitionKey(0) @Bucket(of = "at", unit = ChronoUnit.YEARS, size = 5) Year years,
      @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.HOURS, size = 6) Instant hours,
      @PartitionKey(2) @Bucket(of = "at", unit = ChronoUnit.WEEKS) Integer week,
      @PartitionKey(3) @Bucket(of = "at", unit = ChronoUnit.MINUTES, size = 15) long quarter,
      @PartitionKey(4) @Bucket(of = "at", unit = ChronoUnit.DAYS, format = "yyyyMMdd") String date,
      @PartitionKey(5) @Bucket(of = "at", unit = ChronoUnit.YEARS) int year,
      @PartitionKey(6) String source,
      @Clustering Instant at,
      String text) {}

  @Dao
  interface Samples {
    @Insert
    void save(Sample sample);

    @Select
    Optional<Sample> find(String source, Instant at);
  }

  @Entity
  record Views(
      @PartitionKey(0) String page,
      @PartitionKey(1) @Bucket(of = "hour", unit = ChronoUnit.MONTHS) YearMonth month,
      @Clustering Instant hour,
      @Counter long views) {}

  @Dao
  interface ViewCounts {
    @Increment
    void count(String page, Instant hour, long views);

    @Select
    List<Views> of(String page, Range<Instant> hour);
  }
}
