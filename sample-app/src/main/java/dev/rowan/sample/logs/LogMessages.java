package dev.rowan.sample.logs;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.util.List;

/** The DAO of log lines. */
@Dao
public interface LogMessages {
  /** Stores a line and its index entry; storing it again changes nothing. */
  @Insert
  void save(LogMessage message);

  /** Returns a page of the lines of a source, newest first, from the days that have lines. */
  @Select
  Page<LogMessage> ofSource(String source, PageRequest page);

  /** Returns the newest lines of every source of a type, from the hours that have lines. */
  @Select
  List<LogMessage> ofType(String sourceType, Limit limit);
}
