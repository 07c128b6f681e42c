package dev.rowan.sample.logs;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.LocalDate;
import java.util.List;

/** The DAO of the days on which sources have lines. */
@Dao
public interface SourceDays {
  /** Stores that a source has lines on a day. */
  @Insert
  void save(SourceDay day);

  /** Returns the latest days of a source in a range, latest first. */
  @Select
  List<SourceDay> latest(String source, Range<LocalDate> day, Limit limit);
}
