package dev.rowan.spi.schema;

import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** A period of the calendar, in UTC, as a column of an index stores it. */
public enum Period {
  /** One hour; stored as the {@link Instant} of its start. */
  HOUR(ChronoUnit.HOURS, ScalarType.TIMESTAMP),
  /** One day; stored as its {@link LocalDate}. */
  DAY(ChronoUnit.DAYS, ScalarType.DATE),
  /** One week from Monday; stored as the {@link LocalDate} of its first day. */
  WEEK(ChronoUnit.WEEKS, ScalarType.DATE),
  /** One month; stored as the {@link LocalDate} of its first day. */
  MONTH(ChronoUnit.MONTHS, ScalarType.DATE),
  /** One year; stored as its number. */
  YEAR(ChronoUnit.YEARS, ScalarType.INT);

  @SuppressWarnings("ImmutableEnumChecker") // a record of immutable values
  private final CalendarPeriod calendar;

  private final ScalarType type;

  Period(ChronoUnit unit, ScalarType type) {
    this.calendar = new CalendarPeriod(unit, 1);
    this.type = type;
  }

  /** Returns the periods of this kind with their numbers. */
  public CalendarPeriod calendar() {
    return calendar;
  }

  /** Returns the type of the column that holds periods of this kind. */
  public ScalarType type() {
    return type;
  }

  /**
   * Returns the stored value of the period that contains a time.
   *
   * @param time see {@link CalendarPeriod#momentOf}
   * @throws IllegalArgumentException if it is no time
   */
  public Object of(Object time) {
    return value(calendar.numberOf(time));
  }

  /** Returns the stored value of the period with a number. */
  public Object value(long number) {
    return switch (this) {
      case HOUR -> calendar.startOf(number);
      case DAY, WEEK, MONTH -> calendar.dayOf(number);
      case YEAR -> calendar.unitsAsInt(number);
    };
  }
}
