package dev.rowan.sample.logs;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** The DAO of log lines. */
@Dao
public interface LogMessages {
  /** Stores a line and its index entry; storing it again changes nothing. */
  @Insert
  void save(LogMessage message);

  /** Returns a page of the lines of a source on a day, newest first. */
  @Select
  Page<LogMessage> ofDay(String source, LocalDate day, PageRequest page);

  /** Returns the newest lines of every source of a type in the hour that begins at this moment. */
  @Select
  List<LogMessage> ofHour(String sourceType, Instant atHour, Limit limit);
}
