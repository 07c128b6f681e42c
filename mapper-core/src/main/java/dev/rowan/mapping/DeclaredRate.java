package dev.rowan.mapping;

/**
 * How many rows an entity's own table gets within a day, by the numbers that its annotations state.
 *
 * @param rowsOfTable the rows that are inserted into the table; 0 if not stated
 * @param rowsOfPartition the rows that are inserted into the busiest partition; 0 if not stated
 */
public record DeclaredRate(double rowsOfTable, double rowsOfPartition) {
  /** No number is stated. */
  public static final DeclaredRate NONE = new DeclaredRate(0, 0);
}
