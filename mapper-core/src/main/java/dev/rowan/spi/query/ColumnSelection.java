package dev.rowan.spi.query;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The columns of a table that a read needs, and the elements that it needs of some of them. Two
 * selections of the same columns and elements are equal. Immutable and thread-safe.
 */
public final class ColumnSelection {
  private final int[] places;
  private final Map<Integer, Set<Object>> elements;

  private ColumnSelection(int[] places, Map<Integer, Set<Object>> elements) {
    this.places = places;
    this.elements = elements;
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
    return new ColumnSelection(places.stream().toArray(), Map.of());
  }

  /**
   * Returns the selection that needs no more than some elements of columns. A backend may return
   * the whole value. If it does not, the value has these elements alone.
   *
   * @param needed by the place of a column, which is selected: canonical keys of a map, or places
   *     of fields in a user-defined type as {@code Integer}; at least one for each column
   */
  public ColumnSelection withElements(Map<Integer, Set<Object>> needed) {
    Map<Integer, Set<Object>> copy = new HashMap<>();
    needed.forEach((place, some) -> copy.put(place, Set.copyOf(some)));
    return copy.isEmpty() ? this : new ColumnSelection(places, Map.copyOf(copy));
  }

  /** Returns the selection of the same columns with their whole values. */
  public ColumnSelection whole() {
    return elements.isEmpty() ? this : new ColumnSelection(places, Map.of());
  }

  /** Returns the elements that suffice of the column at this place; empty for the whole value. */
  public Set<Object> elements(int place) {
    return elements.getOrDefault(place, Set.of());
  }

  /** Returns whether it needs no more than some elements of a column. */
  public boolean hasElements() {
    return !elements.isEmpty();
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
    return other instanceof ColumnSelection selection
        && Arrays.equals(places, selection.places)
        && elements.equals(selection.elements);
  }

  @Override
  public int hashCode() {
    return Objects.hash(places.length, Arrays.hashCode(places), elements);
  }

  @Override
  public String toString() {
    return "columns " + Arrays.toString(places) + (hasElements() ? " or elements of them" : "");
  }
}
