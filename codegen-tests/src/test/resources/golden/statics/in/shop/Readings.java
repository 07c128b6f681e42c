package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;

@Dao
public interface Readings {
  @Insert
  void save(Reading reading);

  @Update
  void move(String sensor, String place, Integer floor);

  @Delete
  void forget(String sensor);

  @Delete
  void forgetBetween(String sensor, Range<Instant> at);

  @Select
  List<Reading> of(String sensor);

  @Select
  List<Reading> in(String unit);
}
