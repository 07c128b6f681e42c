package dev.rowan.spi.schema;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Writes times as text by a pattern of {@link DateTimeFormatter}, in UTC and with the names of
 * {@link Locale#ROOT}. Immutable and thread-safe; equal if the patterns are equal.
 */
public final class TimeFormat {
  private final String pattern;
  private final DateTimeFormatter formatter;

  /**
   * Creates a format.
   *
   * @throws IllegalArgumentException if the pattern is not valid
   */
  public TimeFormat(String pattern) {
    this.pattern = pattern;
    this.formatter = DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withZone(ZoneOffset.UTC);
  }

  /**
   * Returns the text of a moment.
   *
   * @throws java.time.DateTimeException if the pattern needs what a moment does not have
   */
  public String text(Instant moment) {
    return formatter.format(moment);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TimeFormat format && pattern.equals(format.pattern);
  }

  @Override
  public int hashCode() {
    return pattern.hashCode();
  }

  @Override
  public String toString() {
    return pattern;
  }
}
