package dev.rowan.internal.index;

import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.Period;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The periods of an index key that contain the times of a range. */
public final class Periods {
  /** The days of a year; each period is a partition that the call reads. */
  private static final int MOST = 366;

  private Periods() {}

  /**
   * Returns the periods from that of the lower end to that of the upper one; none if the lower end
   * is the later one.
   *
   * @param property the property of the range, for errors
   * @param range of canonical values of a timestamp, date or time UUID
   * @throws RejectedInputException if an end is missing, or if there are more than 366 periods
   */
  public static AnyOf within(String property, Period period, Range<Object> range) {
    Object lower = range.lower();
    Object upper = range.upper();
    String word = period.name().toLowerCase(Locale.ROOT);
    if (lower == null || upper == null) {
      throw rejected(property, "no end; each " + word + " is one partition");
    }
    CalendarPeriod calendar = period.calendar();
    long first = calendar.numberOf(lower);
    long last = calendar.lastOf(upper, range.upperInclusive());
    if (last - first >= MOST) {
      throw rejected(property, "more than " + MOST + " periods of a " + word);
    }
    List<Object> periods = new ArrayList<>();
    for (long number = first; number <= last; number++) {
      periods.add(period.value(number));
    }
    return new AnyOf(periods);
  }

  private static RejectedInputException rejected(String property, String found) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("range of " + property, found), null);
  }
}
