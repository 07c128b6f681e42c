package dev.rowan.sample.events;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.Collection;
import java.util.List;

/** The DAO of events. */
@Dao
public interface Events {
  /** Stores an event, and counts it. A repeated call changes nothing. */
  @Insert
  void save(Event event);

  /** Returns the newest events of a type in a range of time. */
  @Select
  List<Event> newest(String type, Range<Instant> at, Limit limit);

  /** Returns the newest events of several types in a range of time, merged by time. */
  @Select
  List<Event> newest(Collection<String> type, Range<Instant> at, Limit limit);
}
