package dev.rowan.bench;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import java.util.Optional;

/** The operations that are measured. */
@Dao
public interface Readings {
  /** Writes the row and its two index entries. */
  @Insert
  void save(Reading reading);

  /** Reads one row. */
  @Select
  Optional<Reading> find(long sensor, long at);

  /** Reads a page of one partition. */
  @Select
  Page<Reading> of(long sensor, PageRequest page);
}
