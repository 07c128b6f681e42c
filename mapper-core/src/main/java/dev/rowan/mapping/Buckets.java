package dev.rowan.mapping;

import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.CalendarPeriod;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The buckets of a partition key: one value for each period of the calendar. Thread-safe. */
public interface Buckets {
  /** So many periods a range of one call may have: the days of a year. */
  int MOST = 366;

  /** Returns the name of the property with the time, for errors. */
  String timeName();

  /** Returns the periods. */
  CalendarPeriod period();

  /**
   * Returns the number of periods of a range without a lower end; 0 if each range has both ends.
   */
  int maxWalk();

  /** Returns whether a list states which buckets may have rows. */
  boolean listed();

  /**
   * Returns the canonical value of the period with a number.
   *
   * @throws RejectedInputException if the column has no such value
   */
  Object stored(long number);

  /**
   * Returns the canonical values of the periods of a range, in order of time.
   *
   * @param times canonical values; without an upper end, the last period is that of {@code now},
   *     and without a lower end there are {@link #maxWalk} periods
   * @throws RejectedInputException if there are more periods than the larger of 366 and {@link
   *     #maxWalk}
   */
  default AnyOf within(Range<Object> times, Instant now) {
    Object lower = times.lower();
    Object upper = times.upper();
    long last =
        upper == null ? period().numberOf(now) : period().lastOf(upper, times.upperInclusive());
    long first = lower == null ? last - maxWalk() + 1 : period().numberOf(lower);
    int most = Math.max(MOST, maxWalk());
    if (last - first >= most) {
      throw rejected("more than %d periods of %s".formatted(most, period()));
    }
    List<Object> periods = new ArrayList<>();
    for (long number = first; number <= last; number++) {
      periods.add(stored(number));
    }
    return new AnyOf(periods);
  }

  /** Returns the refusal of a range. */
  default RejectedInputException rejected(String found) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("range of " + timeName(), found), null);
  }
}
