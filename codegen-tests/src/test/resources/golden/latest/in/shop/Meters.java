package shop;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Latest;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Readings, and the latest of each meter. */
public interface Meters {
  @Entity
  @Latest(name = "latest_readings", partition = "meter", by = "at", include = "value")
  @Latest(name = "latest_of_day", partition = {"meter", "day"}, by = "at", include = "*")
  record Reading(
      @PartitionKey(0) String meter,
      @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30) LocalDate day,
      @Clustering(value = 0, order = Order.DESC) Instant at,
      @Clustering(1) int channel,
      double value,
      String note) {}

  record Point(Instant at, double value) {}

  @Dao
  interface Readings {
    @Insert
    void save(Reading reading);

    @Update
    void correct(String meter, Instant at, int channel, double value);

    @Select(orderBy = "at desc")
    Optional<Reading> latest(String meter);

    @Select
    Point latestPoint(String meter);

    @Select(columns = "value")
    Optional<Double> latestValue(String meter);

    @Select
    boolean exists(String meter);

    @Select
    Optional<Reading> latestOfDay(String meter, LocalDate day);

    @Select
    List<Reading> all(String meter, LocalDate day);
  }
}
