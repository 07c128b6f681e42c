package dev.rowan.processor.quantity;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The period in which a pattern of {@code DateTimeFormatter} writes each time as the same text. */
final class PatternPeriod {
  /** A Monday, and the first day of its month, quarter and year. */
  private static final Instant START = Instant.parse("2001-01-01T00:00:00Z");

  /** The same day of another year, with the same day of the week. */
  private static final Instant OTHER_YEAR = Instant.parse("2007-01-01T00:00:00Z");

  private static final double MILLIS_PER_DAY = Duration.ofDays(1).toMillis();

  /** From the start to the next second, minute, hour and so on, with the usual length of each. */
  private static final List<Step> STEPS =
      List.of(
          step(Duration.ofMillis(1)),
          step(Duration.ofSeconds(1)),
          step(Duration.ofMinutes(1)),
          step(Duration.ofHours(1)),
          step(Duration.ofHours(12)),
          step(Duration.ofDays(1)),
          step(Duration.ofDays(7)),
          new Step(Duration.ofDays(31), 30),
          new Step(Duration.ofDays(90), 91),
          step(Duration.ofDays(365)));

  private record Step(Duration next, double days) {}

  private PatternPeriod() {}

  /**
   * Returns the length of the period in days. It is empty if the text does not name one period: a
   * later year has the same text, as with {@code MMdd}, or the text is no pattern.
   */
  static OptionalDouble days(String pattern) {
    try {
      DateTimeFormatter format =
          DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withZone(ZoneOffset.UTC);
      String text = format.format(START);
      return text.equals(format.format(OTHER_YEAR))
          ? OptionalDouble.empty()
          : STEPS.stream()
              .filter(step -> !text.equals(format.format(START.plus(step.next()))))
              .mapToDouble(Step::days)
              .findFirst();
    } catch (DateTimeException | IllegalArgumentException e) {
      return OptionalDouble.empty(); // IDX-06 reports it
    }
  }

  private static Step step(Duration length) {
    return new Step(length, length.toMillis() / MILLIS_PER_DAY);
  }
}
