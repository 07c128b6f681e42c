package dev.rowan.spi.schema;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.UUID;

/**
 * Periods of equal length of the calendar, in UTC. They have numbers in order of time; number 0
 * begins on 1970-01-01, or on Monday, 1969-12-29 if the periods are weeks. Stored rows depend on
 * the periods: what an existing one contains never changes.
 *
 * @param unit a unit of time: minutes, hours, days, weeks, months or years
 * @param size the number of time units in a period, at least 1
 */
public record CalendarPeriod(ChronoUnit unit, int size) {
  private static final LocalDate FIRST_DAY = LocalDate.EPOCH;
  private static final LocalDate FIRST_MONDAY = FIRST_DAY.with(DayOfWeek.MONDAY);
  private static final long FIRST_MONTH = FIRST_DAY.getLong(ChronoField.PROLEPTIC_MONTH);

  /** Milliseconds from the start of the Gregorian calendar, where time-uuids begin, to 1970. */
  private static final long GREGORIAN_TO_UNIX_MILLIS = 12_219_292_800_000L;

  private static final long TICKS_PER_MILLI = 10_000L;

  /**
   * Checks the unit of time and the size.
   *
   * @throws IllegalArgumentException if the unit of time is another one, or the size is less than 1
   */
  public CalendarPeriod {
    switch (unit) {
      case MINUTES, HOURS, DAYS, WEEKS, MONTHS, YEARS -> {}
      default -> throw new IllegalArgumentException("no periods of " + unit);
    }
    if (size < 1) {
      throw new IllegalArgumentException("periods of " + size + " " + unit);
    }
  }

  /**
   * Returns the moment of a time; the start of a day in UTC.
   *
   * @param time an {@link Instant}, a {@link LocalDate}, or a {@link UUID} of version 1
   * @throws IllegalArgumentException if it is none of these
   */
  public static Instant momentOf(Object time) {
    if (time instanceof Instant moment) {
      return moment;
    }
    if (time instanceof LocalDate day) {
      return day.atStartOfDay().toInstant(ZoneOffset.UTC);
    }
    if (time instanceof UUID uuid && uuid.version() == 1) {
      return Instant.ofEpochMilli(
          Math.floorDiv(uuid.timestamp(), TICKS_PER_MILLI) - GREGORIAN_TO_UNIX_MILLIS);
    }
    throw new IllegalArgumentException(time.getClass() + " is no time");
  }

  /** Returns the number of the period that contains a moment. */
  public long numberOf(Instant moment) {
    return Math.floorDiv(unitsTo(moment), size);
  }

  /**
   * Returns the number of the period that contains a time.
   *
   * @param time see {@link #momentOf}
   */
  public long numberOf(Object time) {
    return numberOf(momentOf(time));
  }

  /**
   * Returns the number of the last period that contains a time of a range.
   *
   * @param upper the upper end of the range; see {@link #momentOf}
   * @param inclusive whether the end belongs to the range
   */
  public long lastOf(Object upper, boolean inclusive) {
    long last = numberOf(upper);
    return inclusive || !startsAt(last, upper) ? last : last - 1;
  }

  /** Whether no time of a period is before this one. Of time UUIDs there are many in a moment. */
  private boolean startsAt(long number, Object time) {
    return !(time instanceof UUID) && startOf(number).equals(momentOf(time));
  }

  /** Returns the first moment of the period with a number. */
  public Instant startOf(long number) {
    long units = Math.multiplyExact(number, size);
    return switch (unit) {
      case MINUTES, HOURS ->
          Instant.ofEpochSecond(Math.multiplyExact(units, unit.getDuration().toSeconds()));
      default -> dayOf(number).atStartOfDay().toInstant(ZoneOffset.UTC);
    };
  }

  /** Returns the first day of the period with a number; for shorter periods, its day. */
  public LocalDate dayOf(long number) {
    long units = Math.multiplyExact(number, size);
    return switch (unit) {
      case DAYS -> LocalDate.ofEpochDay(units);
      case WEEKS -> FIRST_MONDAY.plusWeeks(units);
      case MONTHS -> FIRST_DAY.plusMonths(units);
      case YEARS -> FIRST_DAY.plusYears(units);
      default -> LocalDate.ofInstant(startOf(number), ZoneOffset.UTC);
    };
  }

  /** Returns the month in which the period with a number begins. */
  public YearMonth monthOf(long number) {
    return YearMonth.from(dayOf(number));
  }

  /** Returns the year in which the period with a number begins. */
  public Year yearOf(long number) {
    return Year.from(dayOf(number));
  }

  /**
   * Returns the start of the period with a number, in the unit of time since 1970-01-01; for years
   * the year.
   */
  public long unitsOf(long number) {
    long units = Math.multiplyExact(number, size);
    return unit == ChronoUnit.YEARS ? FIRST_DAY.getYear() + units : units;
  }

  /**
   * Returns {@link #unitsOf} as an int.
   *
   * @throws ArithmeticException if an int cannot hold it
   */
  public int unitsAsInt(long number) {
    return Math.toIntExact(unitsOf(number));
  }

  private long unitsTo(Instant moment) {
    LocalDate day = LocalDate.ofInstant(moment, ZoneOffset.UTC);
    return switch (unit) {
      case MINUTES, HOURS -> Math.floorDiv(moment.getEpochSecond(), unit.getDuration().toSeconds());
      case DAYS -> day.toEpochDay();
      case WEEKS -> Math.floorDiv(ChronoUnit.DAYS.between(FIRST_MONDAY, day), 7);
      case MONTHS -> day.getLong(ChronoField.PROLEPTIC_MONTH) - FIRST_MONTH;
      default -> day.getYear() - (long) FIRST_DAY.getYear();
    };
  }

  @Override
  public String toString() {
    String units = unit.name().toLowerCase(Locale.ROOT);
    return size == 1 ? "1 " + units.substring(0, units.length() - 1) : size + " " + units;
  }
}
