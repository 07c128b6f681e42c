package dev.rowan.internal.index;

import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.Period;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The periods of an index key that a range of moments reaches into. */
public final class Periods {
  /** So many days has a year; each period is a partition to be asked. */
  private static final int MOST = 366;

  private Periods() {}

  /**
   * Returns the periods from that of the lower end to that of the upper one; none if the lower end
   * is the later one.
   *
   * @param property what the range is of, to be named in errors
   * @param range of canonical values of a timestamp, date or time-uuid
   * @throws RejectedInputException if an end is missing, or if there are more than 366 periods
   */
  public static AnyOf within(String property, Period period, Range<Object> range) {
    Object first = Entries.periodOf(period, end(property, period, range.lower()));
    Object upper = end(property, period, range.upper());
    Object last = Entries.periodOf(period, upper);
    List<Object> periods = new ArrayList<>();
    for (Object each = first; !isAfter(each, last); each = next(period, each)) {
      if (periods.size() == MOST) {
        throw rejected(property, "more than " + MOST + " periods of a " + word(period));
      }
      periods.add(each);
    }
    boolean startsAtItsEnd = !range.upperInclusive() && upper.equals(start(last, upper));
    return new AnyOf(
        startsAtItsEnd && !periods.isEmpty() ? periods.subList(0, periods.size() - 1) : periods);
  }

  private static Object end(String property, Period period, @Nullable Object end) {
    if (end == null) {
      throw rejected(property, "no end; each " + word(period) + " is asked");
    }
    return end;
  }

  private static RejectedInputException rejected(String property, String found) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("range of " + property, found), null);
  }

  private static String word(Period period) {
    return period.name().toLowerCase(Locale.ROOT);
  }

  private static boolean isAfter(Object period, Object other) {
    return period instanceof Instant hour
        ? hour.isAfter((Instant) other)
        : ((LocalDate) period).isAfter((LocalDate) other);
  }

  private static Object next(Period period, Object current) {
    return switch (period) {
      case HOUR -> ((Instant) current).plus(Duration.ofHours(1));
      case DAY -> ((LocalDate) current).plusDays(1);
      case MONTH -> ((LocalDate) current).plusMonths(1);
    };
  }

  /** Returns the start of a period, as a value of the same type as the other one. */
  private static Object start(Object period, Object like) {
    return period instanceof LocalDate day && like instanceof Instant
        ? day.atStartOfDay().toInstant(ZoneOffset.UTC)
        : period;
  }
}
