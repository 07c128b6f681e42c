package shop;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.Counter;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Rollup;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Views of pages, and their numbers. */
public interface Pages {
  @Entity
  @Rollup(into = OfMinute.class, of = "at", period = "minute", unit = ChronoUnit.MINUTES, size = 5)
  @Rollup(
      into = OfDay.class,
      of = "at",
      period = "day",
      unit = ChronoUnit.DAYS,
      counter = "views",
      every = "PT6H")
  record View(
      @PartitionKey(0) String page,
      @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.HOURS) Instant hour,
      @PartitionKey(2) @Shard(count = 4, by = "id") int shard,
      @Clustering(0) Instant at,
      @Clustering(1) UUID id,
      @Immutable String country,
      String note) {}

  @Entity
  record OfMinute(
      @PartitionKey(0) String page,
      @PartitionKey(1) @Bucket(of = "minute", unit = ChronoUnit.HOURS) Instant hour,
      @Clustering Instant minute,
      @Counter long views) {}

  @Entity
  record OfDay(
      @PartitionKey String page,
      @Clustering(0) LocalDate day,
      @Clustering(1) String country,
      @Counter long views,
      @Counter long shares) {}

  @Entity
  @Rollup(into = OfMonth.class, of = "id", period = "month", unit = ChronoUnit.MONTHS)
  record Share(
      @PartitionKey(0) String page,
      @PartitionKey(1) @Bucket(of = "id", unit = ChronoUnit.WEEKS) LocalDate week,
      @Clustering @Column(type = CqlType.TIMEUUID) UUID id) {}

  @Entity
  @Rollup(into = OfWeek.class, of = "day", period = "week", unit = ChronoUnit.WEEKS)
  record Visit(@PartitionKey String page, @Clustering(0) LocalDate day, @Clustering(1) String who) {}

  @Entity
  record OfMonth(
      @PartitionKey String page, @Clustering Instant month, @Counter long shares) {}

  @Entity
  record OfWeek(@PartitionKey String page, @Clustering LocalDate week, @Counter long visits) {}

  @Dao
  interface Views {
    @Insert
    void save(View view);

    @Insert(ifNotExists = true)
    boolean create(View view);

    @Insert
    void saveAll(Collection<View> views);

    @Update(entity = View.class)
    void annotate(String page, Instant at, UUID id, String note);

    @Delete
    void remove(View view);

    @Delete(entity = View.class)
    void removeHour(String page, Instant hour, int shard);

    @Increment(entity = OfDay.class)
    void share(String page, LocalDate day, String country, long shares);

    @Insert
    void share(Share share);

    @Insert
    void visit(Visit visit);

    @Select
    Optional<OfMonth> ofMonth(String page, Instant month);

    @Select
    Optional<OfWeek> ofWeek(String page, LocalDate week);

    @Select
    List<OfMinute> minutes(String page, Range<Instant> minute);

    @Select
    List<OfDay> days(String page, Range<LocalDate> day);

    @Select
    Optional<OfDay> ofDay(String page, LocalDate day, String country);
  }
}
