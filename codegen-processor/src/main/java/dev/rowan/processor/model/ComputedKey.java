package dev.rowan.processor.model;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** How the value of a column of a partition key is computed from a property of the row. */
public sealed interface ComputedKey {
  /** The time units that a period can have, from the shortest. */
  Set<ChronoUnit> UNITS =
      Collections.unmodifiableSet(
          EnumSet.of(
              ChronoUnit.MINUTES,
              ChronoUnit.HOURS,
              ChronoUnit.DAYS,
              ChronoUnit.WEEKS,
              ChronoUnit.MONTHS,
              ChronoUnit.YEARS));

  /** Whether a property has values that are times, from which a period can be computed. */
  static boolean isTime(PropertyModel source) {
    ColumnType type = source.type().meaning();
    return type.equals(ColumnType.of(ScalarKind.TIMESTAMP))
        || type.equals(ColumnType.of(ScalarKind.DATE))
        || type.equals(ColumnType.of(ScalarKind.TIMEUUID));
  }

  /** Returns the property that it is computed from; no property if it is {@link #isInTurn}. */
  String source();

  /** Whether each insert takes the next value, so that no other value of a row decides. */
  default boolean isInTurn() {
    return false;
  }

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
   * @param listed whether a list states which periods may have rows
   * @param format the pattern of a text; empty for other types
   */
  record Bucket(
      String source, ChronoUnit unit, int size, int maxWalk, boolean listed, String format)
      implements ComputedKey {
    /** The largest number of periods that a read visits. */
    public static final int MOST_WALKED = 10_000;

    private static final int MONTHS_OF_YEAR = 12;
    private static final double SHORTEST_MONTH = 28;
    private static final double SECONDS_OF_DAY = 86_400;
    private static final double DAYS_OF_MONTH = 30;
    private static final double DAYS_OF_YEAR = 365;

    /** Creates a period without a list, of which each call says where to stop. */
    public Bucket(String source, ChronoUnit unit, int size, String format) {
      this(source, unit, size, 0, false, format);
    }

    Bucket withList(boolean isOfList) {
      return new Bucket(source, unit, size, maxWalk, isOfList, format);
    }

    /**
     * Returns the period that a read visits as far back as rows are stored, unless it says how far.
     *
     * @param days how long rows are stored
     */
    public Bucket within(long days) {
      if (maxWalk != 0 || listed || size < 1 || days < 1 || !UNITS.contains(unit)) {
        return this;
      }
      double length = months() > 0 ? SHORTEST_MONTH * months() : seconds() / SECONDS_OF_DAY;
      double periods = Math.ceil(days / length) + 1; // the current one has begun
      return periods > MOST_WALKED
          ? this
          : new Bucket(source, unit, size, (int) periods, false, format);
    }

    /** Whether a read needs no range with both ends. */
    public boolean isWalked() {
      return listed || maxWalk > 0;
    }

    @Override
    public String layout(String sourceColumn) {
      return size
          + " "
          + unit.name()
          + " of "
          + sourceColumn
          + (format.isEmpty() ? "" : " as " + format);
    }

    /** Whether the values of a Java type tell the periods apart; false for a text. */
    public boolean fits(JavaType type) {
      return switch (type.raw()) {
        case "java.time.Instant", "int", "java.lang.Integer", "long", "java.lang.Long" -> true;
        case "java.time.LocalDate" -> unit.compareTo(ChronoUnit.DAYS) >= 0;
        case "java.time.YearMonth" -> unit.compareTo(ChronoUnit.MONTHS) >= 0;
        case "java.time.Year" -> unit == ChronoUnit.YEARS;
        default -> false;
      };
    }

    /** Returns the class of {@code java.time} whose values tell these periods apart. */
    public String shortestType() {
      return switch (unit) {
        case DAYS, WEEKS -> "LocalDate";
        case MONTHS -> "YearMonth";
        case YEARS -> "Year";
        default -> "Instant";
      };
    }

    /** Returns the length in words: {@code 1 day} or {@code 15 minutes}. */
    public String inWords() {
      String units = unit.name().toLowerCase(Locale.ROOT);
      return size + " " + (size == 1 ? units.substring(0, units.length() - 1) : units);
    }

    /**
     * Whether each of these periods consists of whole other ones. A week belongs to the month or
     * the year in which it begins.
     */
    public boolean hasWhole(Bucket other) {
      int months = months();
      if (other.months() > 0) {
        return months > 0 && months % other.months() == 0;
      }
      return months > 0 || (seconds() >= other.seconds() && seconds() % other.seconds() == 0);
    }

    private int months() {
      return switch (unit) {
        case MONTHS -> size;
        case YEARS -> MONTHS_OF_YEAR * size;
        default -> 0;
      };
    }

    private long seconds() {
      return unit.getDuration().toSeconds() * size;
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

  /**
   * One of a number of shards.
   *
   * @param source the property whose value decides, or {@link
   *     dev.rowan.annotation.Shard#ROUND_ROBIN}
   */
  record Shard(String source, int count) implements ComputedKey {
    @Override
    public boolean isInTurn() {
      return source.equals(dev.rowan.annotation.Shard.ROUND_ROBIN);
    }

    @Override
    public String layout(String sourceColumn) {
      return count + (isInTurn() ? " SHARDS in turn" : " SHARDS of " + sourceColumn);
    }
  }
}
