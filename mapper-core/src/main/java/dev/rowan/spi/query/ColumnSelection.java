package dev.rowan.spi.query;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;

/**
 * The columns of a table that a read needs. Two selections of the same columns are equal. Immutable
 * and thread-safe.
 */
public final class ColumnSelection {
  private final int[] places;

  private ColumnSelection(int[] places) {
    this.places = places;
  }

  /**
   * Returns the selection of these columns.
   *
   * @param places the places of the columns in the table; at least one
   */
  public static ColumnSelection of(BitSet places) {
    if (places.isEmpty()) {
      throw new IllegalArgumentException("a read needs at least one column");
    }
    return new ColumnSelection(places.stream().toArray());
  }

  /** Returns whether it has the column at this place. */
  public boolean has(int place) {
    return Arrays.binarySearch(places, place) >= 0;
  }

  /** Returns the places of the columns, ascending. */
  public int[] places() {
    return places.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ColumnSelection selection && Arrays.equals(places, selection.places);
  }

  @Override
  public int hashCode() {
    return Objects.hash(places.length, Arrays.hashCode(places));
  }

  @Override
  public String toString() {
    return "columns " + Arrays.toString(places);
  }
}
