package dev.rowan.sample.logs.layout;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * Completes dates without a year, or with a year of two digits. It chooses the latest year that
 * does not put the line after the end of the log. So a log that runs from December into January
 * gets two years. All times are UTC.
 *
 * <p>Immutable and thread-safe.
 */
public final class Years {
  /** The clocks and time zones of a writer and of its file system can differ. */
  private static final Duration TOLERANCE = Duration.ofDays(1);

  /** The 29th of February may be eight years away, around a century without leap day. */
  private static final int LONGEST_WAIT = 8;

  private final Instant latest;
  private final int latestYear;

  /** Returns the years of a log that ended at {@code end}, or up to a day later. */
  public Years(Instant end) {
    latest = end.plus(TOLERANCE);
    latestYear = latest.atZone(ZoneOffset.UTC).getYear();
  }

  /**
   * Returns the latest moment with this month, day and time, or empty if no year has such a day.
   */
  public Optional<Instant> latest(int month, int day, LocalTime time) {
    for (int year = latestYear; year >= latestYear - LONGEST_WAIT; year--) {
      Optional<Instant> moment = moment(year, month, day, time);
      if (moment.isPresent() && !moment.get().isAfter(latest)) {
        return moment;
      }
    }
    return Optional.empty();
  }

  /** Returns the latest year that ends with these two digits: 17 is 2017, 99 is 1999. */
  public int endingWith(int twoDigits) {
    int year = latestYear - latestYear % 100 + twoDigits;
    return year > latestYear ? year - 100 : year;
  }

  /** Returns the moment in UTC, or empty if the calendar has no such day. */
  static Optional<Instant> moment(int year, int month, int day, LocalTime time) {
    try {
      return Optional.of(LocalDate.of(year, month, day).atTime(time).toInstant(ZoneOffset.UTC));
    } catch (DateTimeException noSuchDay) {
      return Optional.empty();
    }
  }
}
