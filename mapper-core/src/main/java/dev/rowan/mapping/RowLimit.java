package dev.rowan.mapping;

/**
 * The number of rows of each partition that stay: the first ones in clustering order.
 *
 * @param rows at least 1
 * @param trimEvery which inserts delete the rows after them: 1 for each insert, {@code k} for one
 *     of {@code k} inserts on average, 0 for none
 */
public record RowLimit(int rows, int trimEvery) {
  /** Checks the bounds. */
  public RowLimit {
    if (rows < 1 || trimEvery < 0) {
      throw new IllegalArgumentException(
          "a row limit of " + rows + " rows, trimmed every " + trimEvery);
    }
  }
}
