package dev.rowan.value;

import java.util.Arrays;

/**
 * For how many seconds a row and what is in its columns live on. Immutable and thread-safe, as long
 * as nobody changes an array handed over.
 */
public final class RemainingTtl {
  /** Nothing expires. */
  public static final RemainingTtl UNLIMITED = new RemainingTtl(0, new int[0]);

  private final int row;
  private final int[] columns;

  private RemainingTtl(int row, int[] columns) {
    this.row = row;
    this.columns = columns;
  }

  /**
   * Returns lives that take this array over.
   *
   * @param row for how many seconds there is such a row; 0 for good
   * @param columns the same of each column's value, in schema order; 0 for good, or without value
   */
  public static RemainingTtl owning(int row, int[] columns) {
    return new RemainingTtl(row, columns);
  }

  /** Returns for how many seconds there is such a row: as long as anything in it; 0 for good. */
  public int row() {
    return row;
  }

  /** Returns for how many seconds the column's value lives on; 0 for good, or without a value. */
  public int column(int column) {
    return column < columns.length ? columns[column] : 0;
  }

  /** Returns whether nothing of it expires. */
  public boolean isUnlimited() {
    if (row != 0) {
      return false;
    }
    for (int column : columns) {
      if (column != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns the longer of two lives, where 0 is the longest. */
  public static int longer(int one, int other) {
    return one == 0 || other == 0 ? 0 : Math.max(one, other);
  }

  /** Returns the shorter of two lives, where 0 is the longest. */
  public static int shorter(int one, int other) {
    return one == 0 || other == 0 ? Math.max(one, other) : Math.min(one, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RemainingTtl lives
        && row == lives.row
        && Arrays.equals(columns, lives.columns);
  }

  @Override
  public int hashCode() {
    return 31 * row + Arrays.hashCode(columns);
  }

  @Override
  public String toString() {
    return isUnlimited() ? "for good" : "a row of " + row + " seconds";
  }
}
