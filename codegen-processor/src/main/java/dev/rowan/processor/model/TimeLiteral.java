package dev.rowan.processor.model;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * Reads texts that stand for dates and times in a statement. A timestamp needs an offset, because a
 * server adds its own time zone to a text without one.
 */
public final class TimeLiteral {
  private TimeLiteral() {}

  /** Returns the timestamp of a text such as {@code 2024-05-17 12:00+0000}, if it has an offset. */
  public static Optional<Instant> instant(String text) {
    String written = text.replaceFirst("^(\\S{10}) ", "$1T");
    String offset = written.replaceFirst("([+-]\\d\\d)(\\d\\d)$", "$1:$2");
    try {
      return Optional.of(OffsetDateTime.parse(offset).toInstant())
          .filter(instant -> instant.truncatedTo(ChronoUnit.MILLIS).equals(instant));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** Whether the text is a date such as {@code 2024-05-17}. */
  public static boolean isDate(String text) {
    try {
      return LocalDate.parse(text).getYear() <= 9999;
    } catch (DateTimeException e) {
      return false;
    }
  }

  /** Whether the text is a time of day such as {@code 12:00:00.5}. */
  public static boolean isTime(String text) {
    return text.matches("(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?");
  }
}
