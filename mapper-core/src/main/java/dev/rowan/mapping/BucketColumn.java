package dev.rowan.mapping;

import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.TimeFormat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column of the partition key with the period that a time of the row falls into. Thread-safe.
 *
 * @param <S> the type of the time, boxed
 * @param <J> the type of the period, boxed
 * @param property the property that stores the period
 * @param source the property with the time: a timestamp, a date or a time UUID
 * @param period the periods
 * @param maxWalk the number of periods of a range without a lower end; 0 if each range has both
 *     ends
 * @param naming the values of periods
 */
public record BucketColumn<S, J>(
    Property<J> property, Property<S> source, CalendarPeriod period, int maxWalk, Naming<J> naming)
    implements ComputedColumn<S> {
  /**
   * The values of periods, by their numbers.
   *
   * @param <J> the type of a value
   */
  @FunctionalInterface
  public interface Naming<J> {
    /**
     * Returns the value of a period.
     *
     * @throws ArithmeticException if the type has no such value
     */
    J of(CalendarPeriod period, long number);
  }

  /** Returns texts: the start of a period by a pattern of {@link TimeFormat}. */
  public static Naming<String> text(String pattern) {
    TimeFormat format = new TimeFormat(pattern);
    return (period, number) -> format.text(period.startOf(number));
  }

  /** So many periods a range of one call may have: the days of a year. */
  private static final int MOST = 366;

  @Override
  public Object compute(Object time) {
    return stored(period.numberOf(time));
  }

  /**
   * Returns the canonical values of the periods of a range, in order of time.
   *
   * @throws RejectedInputException if the range is null or lacks an end, or if it has more periods
   *     than the larger of 366 and {@link #maxWalk}
   */
  public AnyOf within(@Nullable Range<S> range) {
    Range<Object> times = source.encode(range);
    if (times.lower() == null || times.upper() == null) {
      throw rejected("no end; each period of " + period + " is one partition");
    }
    return within(times, Instant.MAX);
  }

  /**
   * Returns the canonical values of the periods of a range, in order of time.
   *
   * @param times canonical values; without an upper end, the last period is that of {@code now},
   *     and without a lower end there are {@link #maxWalk} periods
   * @throws RejectedInputException if there are more periods than the larger of 366 and {@link
   *     #maxWalk}
   */
  public AnyOf within(Range<Object> times, Instant now) {
    Object lower = times.lower();
    Object upper = times.upper();
    long last = upper == null ? period.numberOf(now) : period.lastOf(upper, times.upperInclusive());
    long first = lower == null ? last - maxWalk + 1 : period.numberOf(lower);
    int most = Math.max(MOST, maxWalk);
    if (last - first >= most) {
      throw rejected("more than %d periods of %s".formatted(most, period));
    }
    List<Object> periods = new ArrayList<>();
    for (long number = first; number <= last; number++) {
      periods.add(stored(number));
    }
    return new AnyOf(periods);
  }

  private RejectedInputException rejected(String found) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("range of " + source.name(), found), null);
  }

  private Object stored(long number) {
    J value;
    try {
      value = naming.of(period, number);
    } catch (ArithmeticException e) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("property", property.name()), e);
    }
    return property.encodeKey(value);
  }
}
