package dev.rowan.schema;

/** How one column of a derived table follows from the columns of its base table. */
public sealed interface Component {
  /** Returns the place of the column in the base table. */
  int column();

  /** The value of a base column as it is. */
  record Copy(int column) implements Component {}

  /** Each element of a list or set column, or each key of a map column: one entry for each. */
  record ElementOf(int column) implements Component {}

  /** The period that a timestamp, date or time-uuid column falls into. */
  record PeriodOf(int column, Period period) implements Component {}

  /**
   * The shard that a column falls into, an {@code int} from 0 on.
   *
   * @param count how many shards there are, at least 1
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
