package dev.rowan.sample.logs.layout;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * Completes dates without a year, or with only two digits of it. It chooses the latest year that
 * does not put the line after the day on which the log is known to have ended. So a log that runs
 * from December into January gets two years. All times are taken as UTC.
 *
 * <p>Immutable and thread-safe.
 */
public final class Years {
  /** Clocks of a writer and of its file system differ, and so do their time zones. */
  private static final Duration TOLERANCE = Duration.ofDays(1);

  /** The 29th of February may be eight years away, around a century without leap day. */
  private static final int LONGEST_WAIT = 8;

  private final Instant latest;
  private final int latestYear;

  /** Years of a log that ended at {@code end}, or up to a day later. */
  public Years(Instant end) {
    latest = end.plus(TOLERANCE);
    latestYear = latest.atZone(ZoneOffset.UTC).getYear();
  }

  /** The latest moment of that month, day and time; empty if no year has such a day. */
  public Optional<Instant> latest(int month, int day, LocalTime time) {
    for (int year = latestYear; year >= latestYear - LONGEST_WAIT; year--) {
      Optional<Instant> moment = moment(year, month, day, time);
      if (moment.isPresent() && !moment.get().isAfter(latest)) {
        return moment;
      }
    }
    return Optional.empty();
  }

  /** The latest year that ends with these two digits: 17 is 2017, 99 is 1999. */
  public int endingWith(int twoDigits) {
    int year = latestYear - latestYear % 100 + twoDigits;
    return year > latestYear ? year - 100 : year;
  }

  /** That moment in UTC; empty if the calendar has no such day. */
  static Optional<Instant> moment(int year, int month, int day, LocalTime time) {
    try {
      return Optional.of(LocalDate.of(year, month, day).atTime(time).toInstant(ZoneOffset.UTC));
    } catch (DateTimeException noSuchDay) {
      return Optional.empty();
    }
  }
}
