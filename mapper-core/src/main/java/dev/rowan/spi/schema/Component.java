package dev.rowan.spi.schema;

/** The source of the value of one column of a derived table. */
public sealed interface Component {
  /** Returns the index of the column in the base table. */
  int column();

  /** The value of a base column. */
  record Copy(int column) implements Component {}

  /** Each element of a list or set column, or each key of a map column; one entry per element. */
  record ElementOf(int column) implements Component {}

  /** The period that contains the value of a timestamp, date or timeuuid column. */
  record PeriodOf(int column, Period period) implements Component {}

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
  }
}
