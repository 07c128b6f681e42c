package dev.rowan.spi.schema;

import java.util.Locale;

/** The source of the value of one column of a derived table. */
public sealed interface Component {
  /** Returns the index of the column in the base table. */
  int column();

  /**
   * Returns the canonical value of the column of the derived table. For {@link ElementOf} this is
   * the whole collection.
   *
   * @param source a canonical value of the base column
   */
  Object valueOf(Object source);

  /** The value of a base column. */
  record Copy(int column) implements Component {
    @Override
    public Object valueOf(Object source) {
      return source;
    }
  }

  /** Each element of a list or set column, or each key of a map column; one entry per element. */
  record ElementOf(int column) implements Component {
    @Override
    public Object valueOf(Object source) {
      return source;
    }
  }

  /** The period that contains the value of a timestamp, date or timeuuid column. */
  record PeriodOf(int column, Period period) implements Component {
    @Override
    public Object valueOf(Object source) {
      return period.of(source);
    }
  }

  /** The text of a timestamp, date or timeuuid column. */
  record FormatOf(int column, TimeFormat format) implements Component {
    @Override
    public Object valueOf(Object source) {
      return format.text(CalendarPeriod.momentOf(source));
    }
  }

  /** The value of a text column in lower case, by the rules of {@link Locale#ROOT}. */
  record LowerOf(int column) implements Component {
    @Override
    public Object valueOf(Object source) {
      return ((String) source).toLowerCase(Locale.ROOT);
    }
  }

  /**
   * The shard number of a column, an {@code int} from 0.
   *
   * @param count the number of shards, at least 1
   */
  record ShardOf(int column, int count) implements Component {
    /**
     * Checks the count.
     *
     * @throws IllegalArgumentException if it is less than 1
     */
    public ShardOf {
      if (count < 1) {
        throw new IllegalArgumentException(count + " shards");
      }
    }

    @Override
    public Object valueOf(Object source) {
      return Shards.of(source, count);
    }
  }
}
