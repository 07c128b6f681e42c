package dev.rowan.bench;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.util.Optional;

/** The measured operations. */
@Dao
public interface SensorReadings {
  /** Writes the row and its two index entries. */
  @Insert
  void save(SensorReading reading);

  /** Reads one row. */
  @Select
  Optional<SensorReading> find(long sensor, long at);

  /** Reads a page of one partition. */
  @Select
  Page<SensorReading> of(long sensor, PageRequest page);
}
