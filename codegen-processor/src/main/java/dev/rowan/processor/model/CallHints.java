package dev.rowan.processor.model;

import dev.rowan.annotation.AccessPattern.Latency;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a user states about the calls of one DAO method.
 *
 * @param access the numbers of {@code @AccessPattern}
 * @param fanOut the reason of {@code @AllowFanOut}
 */
public record CallHints(Optional<Access> access, Optional<Allowance> fanOut) {
  private static final double DAYS_OF_MONTH = 30;
  private static final double SECONDS_PER_DAY = 86_400;

  /** Nothing is stated. */
  public static final CallHints NONE = new CallHints(Optional.empty(), Optional.empty());

  /** A reason why a rule does not apply to a method. */
  public record Allowance(String because, Origin origin) {}

  /**
   * The stated numbers about calls, as written; 0 or empty if unknown.
   *
   * @param perSecond the calls per second
   * @param range the length of time that a range covers, in ISO 8601 format
   * @param values the number of values of each collection
   * @param expectRows the rows that a call returns at most
   * @param latency how urgent the answer is
   * @param exact whether counters are taken as exact
   * @param origin the annotation
   */
  public record Access(
      double perSecond,
      String range,
      long values,
      long expectRows,
      Latency latency,
      boolean exact,
      Origin origin) {

    /** Returns the days of the range; empty if it is not stated or cannot be parsed. */
    public OptionalDouble rangeDays() {
      try {
        return range.isEmpty()
            ? OptionalDouble.empty()
            : OptionalDouble.of(Duration.parse(range).toSeconds() / SECONDS_PER_DAY);
      } catch (DateTimeException noDuration) {
        return monthDays(); // months and years are no durations
      }
    }

    private OptionalDouble monthDays() {
      try {
        java.time.Period period = java.time.Period.parse(range);
        return OptionalDouble.of(
            period.toTotalMonths() * DAYS_OF_MONTH + period.get(ChronoUnit.DAYS));
      } catch (DateTimeException noPeriod) {
        return OptionalDouble.empty(); // MAP-25 reports it
      }
    }
  }

  /** Whether a person or a program waits for the answer. */
  public boolean isCritical() {
    return access.filter(each -> each.latency() == Latency.CRITICAL).isPresent();
  }

  /** Whether the caller is a job. */
  public boolean isBatch() {
    return access.filter(each -> each.latency() == Latency.BATCH).isPresent();
  }
}
