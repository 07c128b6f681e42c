package dev.rowan.processor.model;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** How the value of a column of a partition key is computed from a property of the row. */
public sealed interface ComputedKey {
  /** Returns the property that it is computed from. */
  String source();

  /**
   * Returns the text that is stored with the table, such as {@code 6 HOURS of at}.
   *
   * @param sourceColumn the column of the source
   */
  String layout(String sourceColumn);

  /**
   * The period of the calendar that a time falls into.
   *
   * @param size the number of time units in a period
   * @param maxWalk the number of periods that a read visits at most if its call does not say where
   *     to stop; 0 if each call says it
   * @param format the pattern of a text; empty for other types
   */
  record Bucket(String source, ChronoUnit unit, int size, int maxWalk, String format)
      implements ComputedKey {
    private static final double DAYS_OF_MONTH = 30;
    private static final double DAYS_OF_YEAR = 365;

    @Override
    public String layout(String sourceColumn) {
      return size
          + " "
          + unit.name()
          + " of "
          + sourceColumn
          + (format.isEmpty() ? "" : " as " + format);
    }

    /** Returns the length in days; a month has 30, and a year 365. */
    public double days() {
      double days =
          switch (unit) {
            case MONTHS -> DAYS_OF_MONTH;
            case YEARS -> DAYS_OF_YEAR;
            default -> (double) unit.getDuration().toSeconds() / Duration.ofDays(1).toSeconds();
          };
      return days * size;
    }
  }

  /** One of a number of shards. */
  record Shard(String source, int count) implements ComputedKey {
    @Override
    public String layout(String sourceColumn) {
      return count + " SHARDS of " + sourceColumn;
    }
  }
}
