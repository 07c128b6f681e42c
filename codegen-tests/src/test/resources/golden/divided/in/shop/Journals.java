package shop;

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
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Entities with columns of the partition key that no property holds. */
public interface Journals {
  @Entity
  @Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS, maxWalk = 40)
  @CustomIndex(
      name = "lines_of_level",
      partition = "level",
      clustering = {"at desc", "source", "day", "id"})
  record Line(
      @PartitionKey(0) String source,
      @Clustering(value = 0, order = Order.DESC) Instant at,
      @Clustering(1) long id,
      String level,
      String message) {}

  record Heading(LocalDate day, String message) {}

  record DayCount(LocalDate day, long lines) {}

  @Dao
  interface Lines {
    @Insert
    void save(Line line);

    @Insert
    Line store(Line line);

    @Insert
    List<Line> saveAll(List<Line> lines);

    @Query(
        "insert into line (source, at, id, level, message)"
            + " values (:source, :at, :id, 'info', :message)")
    void add(String source, Instant at, long id, String message);

    @Update
    void change(Journals_LinePatch patch);

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
    List<Line> between(String source, Range<Instant> at);

    @Select
    List<Line> ofDay(String source, LocalDate day);

    @Select(where = "source = :source and day in :days")
    List<Line> ofDays(String source, Collection<LocalDate> days);

    @Query("select * from line where source = :source and day = :day and at >= '2026-02-27 13:00Z'")
    List<Line> afternoon(String source, LocalDate day);

    @Select
    List<Line> newestOf(String source, Limit limit);

    @Select
    Page<Line> pageOf(String source, PageRequest page);

    @Select
    List<Heading> headings(String source, Range<Instant> at);

    @Select(columns = "day")
    Optional<LocalDate> dayOf(String source, Instant at, long id);

    @Select(groupBy = "source, day", columns = "day, count(*)")
    List<DayCount> counts(String source, Range<Instant> at);

    @Select
    List<Line> ofLevel(String level, Limit limit);
  }

  /** The columns are before and after that of the property. */
  @Entity
  @Bucket(column = "event_month", position = 0, of = "id", unit = ChronoUnit.MONTHS, type = int.class)
  @Shard(column = "part", position = 2, count = 4, by = "id")
  class Reading {
    @PartitionKey(1)
    String sensor;

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
    List<Reading> ofMonth(String sensor, int eventMonth);

    @Select
    List<Reading> ofPart(String sensor, int eventMonth, int part);

    @Select
    Page<Reading> between(String sensor, Range<UUID> id, PageRequest page);

    @Delete
    void remove(String sensor, UUID id);

    @Delete
    void removeBetween(Collection<String> sensor, Range<UUID> id);
  }

  /** Each usual type, and several columns of each annotation. */
  @Entity
  @SuppressDesign(rule = "KEY-12", because = "shards of each kind of key column")
  @Bucket(column = "years", position = 0, of = "at", unit = ChronoUnit.YEARS, size = 5)
  @Bucket(column = "hours", position = 1, of = "at", unit = ChronoUnit.HOURS, size = 6)
  @Bucket(column = "Week", position = 2, of = "at", unit = ChronoUnit.WEEKS, type = Integer.class)
  @Bucket(column = "quarter", position = 3, of = "at", unit = ChronoUnit.MINUTES, size = 15, type = long.class)
  @Bucket(column = "date", position = 4, of = "at", unit = ChronoUnit.DAYS, format = "yyyyMMdd")
  @Bucket(column = "a month", position = 5, of = "at", unit = ChronoUnit.MONTHS)
  @Shard(column = "shard_1", position = 6, count = 3, by = "at")
  @Shard(column = "shard_2", position = 7, count = 5, by = "source")
  record Sample(@PartitionKey(8) String source, @Clustering Instant at, String text) {}

  @Dao
  interface Samples {
    @Insert
    void save(Sample sample);

    @Insert(ifNotExists = true)
    boolean create(Sample sample);

    @Update(onlyIf = "text = :expected")
    boolean rewordIf(String source, Instant at, String text, String expected);

    @Select
    Optional<Sample> find(String source, Instant at);

    @Select(columns = "years, hours, Week, quarter, date, shard1, shard2")
    Optional<Keys> keys(String source, Instant at);
  }

  record Keys(
      java.time.Year years,
      Instant hours,
      Integer week,
      long quarter,
      String date,
      int shard1,
      int shard2) {}

  @Entity
  @Bucket(column = "month", position = 1, of = "hour", unit = ChronoUnit.MONTHS)
  record Views(@PartitionKey(0) String page, @Clustering Instant hour, @Counter long views) {}

  @Dao
  interface ViewCounts {
    @Increment
    void count(String page, Instant hour, long views);

    @Select
    List<Views> of(String page, Range<Instant> hour);

    @Select
    List<Views> ofMonth(String page, YearMonth month);
  }
}
