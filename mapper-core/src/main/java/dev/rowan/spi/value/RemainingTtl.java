package dev.rowan.spi.value;

import java.util.Arrays;

/**
 * The remaining TTLs of a row and of its columns in seconds. Immutable and thread-safe if the array
 * is not changed after construction.
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
   * Returns TTLs that take ownership of the given array.
   *
   * @param row the remaining seconds of the row; 0 if it never expires
   * @param columns the remaining seconds of each column, in schema order; 0 if it never expires or
   *     has no value
   */
  public static RemainingTtl owning(int row, int[] columns) {
    return new RemainingTtl(row, columns);
  }

  /**
   * Returns the remaining seconds of the row, which are those of its last value to expire; 0 if it
   * never expires.
   */
  public int row() {
    return row;
  }

  /** Returns the remaining seconds of a column; 0 if it never expires or has no value. */
  public int column(int column) {
    return column < columns.length ? columns[column] : 0;
  }

  /** Returns whether neither the row nor a column expires. */
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

  /** Returns the longer of two TTLs, where 0 means that nothing expires. */
  public static int longer(int one, int other) {
    return one == 0 || other == 0 ? 0 : Math.max(one, other);
  }

  /** Returns the shorter of two TTLs, where 0 means that nothing expires. */
  public static int shorter(int one, int other) {
    return one == 0 || other == 0 ? Math.max(one, other) : Math.min(one, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RemainingTtl that
        && row == that.row
        && Arrays.equals(columns, that.columns);
  }

  @Override
  public int hashCode() {
    return 31 * row + Arrays.hashCode(columns);
  }

  @Override
  public String toString() {
    return isUnlimited() ? "unlimited" : "a row of " + row + " seconds";
  }
}
