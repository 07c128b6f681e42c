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
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Increment;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
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

/** Entities with lists of the buckets that have rows. */
public interface Sightings {
  @Entity
  @CustomIndex(
      name = "sighting_by_bird",
      partition = {"bird", "hour(at)"},
      clustering = {"at desc", "place", "day", "id"},
      include = "*",
      bucketList = true)
  record Sighting(
      @PartitionKey(0) String place,
      @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, bucketList = true) LocalDate day,
      @Clustering(value = 0, order = Order.DESC) Instant at,
      @Clustering(1) int id,
      @Immutable String bird,
      String note) {
    static Sighting of(String place, Instant at, int id, String bird) {
      return new Sighting(place, null, at, id, bird, null);
    }
  }

  @Dao
  interface SightingDao {
    @Insert
    void save(Sighting sighting);

    @Insert
    void saveAt(Sighting sighting, WriteOptions options);

    @Insert
    void saveAll(List<Sighting> sightings);

    @Insert
    Write saving(Sighting sighting);

    @Update
    void change(Sightings_SightingPatch patch);

    @Update
    void note(String place, Instant at, int id, String note);

    @Delete
    void remove(String place, Instant at, int id);

    @Delete
    void removeBetween(String place, Range<Instant> at);

    @Select
    List<Sighting> newest(String place, Limit limit);

    @Select(orderBy = "at desc")
    Optional<Sighting> last(String place);

    @Select(orderBy = "at")
    List<Sighting> oldest(String place, Limit limit);

    @Select
    List<Sighting> all(String place);

    @Select(orderBy = "at")
    Stream<Sighting> upwards(String place);

    @Select
    Page<Sighting> page(String place, PageRequest page);

    @Select(orderBy = "at")
    Page<Sighting> pageUpwards(String place, PageRequest page);

    @Select
    Page<Sighting> pageBetween(String place, Range<Instant> at, PageRequest page);

    @Select
    List<Sighting> between(String place, Range<Instant> at);

    @Select(columns = "count(*)")
    long count(String place);

    @Select
    boolean exists(String place);

    @Select
    List<Sighting> ofPlaces(Collection<String> place, Limit limit);

    @Select
    List<Sighting> atTimes(String place, Collection<Instant> at);

    @Select
    List<Sighting> ofDay(String place, LocalDate day);

    @Select(where = "place = :place and at > :after")
    List<Sighting> since(String place, Instant after);

    @Select
    List<Sighting> ofBird(String bird, Limit limit);

    @Select(orderBy = "at")
    Page<Sighting> ofBirdUpwards(String bird, PageRequest page);

    @Select
    List<Sighting> ofBirdBetween(String bird, Range<Instant> at);
  }

  /** A column that no property holds, and shards. */
  @Entity
  @Bucket(column = "month", position = 1, of = "id", unit = ChronoUnit.MONTHS, bucketList = true)
  @Shard(column = "shard", position = 2, count = 3, by = "id")
  record Pulse(
      @PartitionKey(0) String sensor,
      @Clustering(order = Order.DESC) @Column(type = CqlType.TIMEUUID) UUID id,
      int rate) {}

  @Dao
  interface Pulses {
    @Insert
    void save(Pulse pulse);

    @Insert(ifNotExists = true)
    boolean create(Pulse pulse);

    @Update(onlyIf = "rate = :expected")
    boolean correct(String sensor, UUID id, int rate, int expected);

    @Query("insert into pulse (sensor, id, rate) values (:sensor, :id, 7)")
    void add(String sensor, UUID id);

    @Select
    List<Pulse> newest(String sensor, Limit limit);

    @Select
    Page<Pulse> page(String sensor, PageRequest page);

    @Select
    List<Pulse> ofMonth(String sensor, YearMonth month);
  }

  /** Counters in buckets of years. */
  @Entity
  record Visits(
      @PartitionKey(0) String page,
      @PartitionKey(1) @Bucket(of = "hour", unit = ChronoUnit.YEARS, size = 2, bucketList = true)
          Year years,
      @Clustering Instant hour,
      @Counter long visits) {}

  @Dao
  interface VisitCounts {
    @Increment
    void count(String page, Instant hour, long visits);

    @Select
    List<Visits> of(String page);
  }
}
