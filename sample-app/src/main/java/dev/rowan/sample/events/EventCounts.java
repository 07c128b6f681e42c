package dev.rowan.sample.events;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The DAO of the numbers of events. */
@Dao
public interface EventCounts {
  /** Returns the numbers of the minutes in a range of time. */
  @Select
  List<EventsOfMinute> minutes(String type, Range<Instant> minute);

  /** Returns the numbers of the hours in a range of time. */
  @Select
  List<EventsOfHour> hours(String type, Range<Instant> hour);

  /** Returns the number of a day, or empty. */
  @Select
  Optional<EventsOfDay> ofDay(String type, LocalDate day);
}
