package dev.rowan.mapping;

import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.TimeFormat;
import java.time.Instant;
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
 * @param listed whether a list states which buckets may have rows
 * @param naming the values of periods
 */
public record BucketColumn<S, J>(
    Property<J> property,
    Property<S> source,
    CalendarPeriod period,
    int maxWalk,
    boolean listed,
    Naming<J> naming)
    implements ComputedColumn<S>, Buckets {
  /** Creates a column without a list of its buckets. */
  public BucketColumn(
      Property<J> property,
      Property<S> source,
      CalendarPeriod period,
      int maxWalk,
      Naming<J> naming) {
    this(property, source, period, maxWalk, false, naming);
  }

  /** Returns the column with a list of the buckets that may have rows. */
  public BucketColumn<S, J> withList() {
    return new BucketColumn<>(property, source, period, maxWalk, true, naming);
  }

  @Override
  public String timeName() {
    return source.name();
  }

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

  @Override
  public Object stored(long number) {
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
