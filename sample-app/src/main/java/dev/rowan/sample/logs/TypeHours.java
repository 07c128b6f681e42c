package dev.rowan.sample.logs;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;

/** The DAO of the hours in which source types have lines. */
@Dao
public interface TypeHours {
  /** Stores that a source type has lines in an hour. */
  @Insert
  void save(TypeHour hour);

  /** Returns the latest hours of a source type in a range, latest first. */
  @Select
  List<TypeHour> latest(String sourceType, Range<Instant> hour, Limit limit);
}
