package dev.rowan.spi.schema;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** A span of the calendar, in UTC, into which moments are sorted. */
public enum Period {
  /** One hour; named by its first moment, an {@link Instant}. */
  HOUR,
  /** One day; named by its {@link LocalDate}. */
  DAY,
  /** One month; named by the {@link LocalDate} of its first day. */
  MONTH;

  /** Returns the type of the column that holds periods of this kind. */
  public ScalarType type() {
    return this == HOUR ? ScalarType.TIMESTAMP : ScalarType.DATE;
  }

  /**
   * Returns the period that an {@link Instant} or a {@link LocalDate} falls into.
   *
   * @throws IllegalArgumentException if the value is neither
   */
  public Object around(Object value) {
    if (value instanceof Instant moment) {
      return of(moment);
    }
    if (value instanceof LocalDate day) {
      return of(day);
    }
    throw new IllegalArgumentException(value.getClass() + " has no period");
  }

  /**
   * Returns the period that a moment falls into: an {@link Instant} for hours, else a {@link
   * LocalDate}.
   */
  public Object of(Instant moment) {
    if (this == HOUR) {
      return moment.truncatedTo(ChronoUnit.HOURS);
    }
    return of(LocalDate.ofInstant(moment, ZoneOffset.UTC));
  }

  /** Returns the period that a day falls into: the start of its first hour for hours. */
  public Object of(LocalDate day) {
    return switch (this) {
      case HOUR -> day.atStartOfDay().toInstant(ZoneOffset.UTC);
      case DAY -> day;
      case MONTH -> day.withDayOfMonth(1);
    };
  }
}
