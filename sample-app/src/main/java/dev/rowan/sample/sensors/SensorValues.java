package dev.rowan.sample.sensors;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The DAO of sensors. */
@Dao
public interface SensorValues {
  /** The latest value of a metric, and its time. */
  record Current(Instant at, double value) {}

  /** Stores a value. An older value that arrives late does not replace the latest one. */
  @Insert
  void save(SensorValue value);

  /** Returns the values of all metrics on a day, newest first. */
  @Select
  List<SensorValue> ofDay(String sensor, LocalDate day, Limit limit);

  /** Returns the latest value of a metric, or empty. */
  @Select
  Optional<Current> current(String sensor, String metric);
}
