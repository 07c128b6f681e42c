package dev.rowan.bench;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Optional;

/** The measured operations on single rows. */
@Dao
public interface Settings {
  /** Writes the row. */
  @Insert
  void save(Setting setting);

  /** Writes one column. */
  @Update
  void change(long sensor, long at, String payload);

  /** Reads one row. */
  @Select
  Optional<Setting> find(long sensor, long at);
}
