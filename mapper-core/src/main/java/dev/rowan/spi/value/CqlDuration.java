package dev.rowan.spi.value;

/**
 * A duration as CQL has it: separate months, days and nanoseconds, because a month has no fixed
 * number of days and a day no fixed number of hours.
 * <!-- tag: api-cql-duration -->
 *
 * <pre>{@code
 * CqlDuration warranty = new CqlDuration(6, 14, 0); // six months and two weeks
 * ZonedDateTime end =
 *     bought
 *         .plusMonths(warranty.months())
 *         .plusDays(warranty.days())
 *         .plusNanos(warranty.nanoseconds());
 * }</pre>
 *
 * @param months whole months
 * @param days whole days
 * @param nanoseconds nanoseconds of the time of day
 */
public record CqlDuration(int months, int days, long nanoseconds) {
  /**
   * Checks the signs.
   *
   * @throws IllegalArgumentException if one part is negative and another positive
   */
  public CqlDuration {
    boolean negative = months < 0 || days < 0 || nanoseconds < 0;
    boolean positive = months > 0 || days > 0 || nanoseconds > 0;
    if (negative && positive) {
      throw new IllegalArgumentException("the parts of a duration must have one sign");
    }
  }
}
