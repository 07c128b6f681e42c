package dev.rowan.spi.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a partition: the rows whose first clustering columns equal one of several prefixes, and
 * whose next clustering columns are between two bounds. With a single prefix, the rows are
 * contiguous in two cases: the bounds have one column, or all columns of the bounds are stored in
 * one direction.
 *
 * @param prefixes canonical values of the first clustering columns. At least one prefix; all have
 *     the same length, from 0 to the number of clustering columns; duplicates count once
 * @param lower the smallest values of the next columns, or null
 * @param upper the largest values of the next columns, or null; its length may differ from that of
 *     {@code lower}
 */
public record Slice(List<List<Object>> prefixes, @Nullable Bound lower, @Nullable Bound upper) {
  /** The whole partition. */
  public static final Slice ALL = of(List.of());

  /** Copies the lists. */
  public Slice {
    prefixes =
        prefixes.size() == 1
            ? only(prefixes)
            : prefixes.stream().<List<Object>>map(List::copyOf).distinct().toList();
    if (prefixes.size() != 1 && !areOfOneLength(prefixes)) {
      throw new IllegalArgumentException("a slice without a prefix, or of different lengths");
    }
  }

  @SuppressWarnings("ReferenceEquality") // an immutable list is its own copy
  private static List<List<Object>> only(List<List<Object>> prefixes) {
    List<Object> prefix = List.copyOf(prefixes.get(0));
    return prefix == prefixes.get(0) ? List.copyOf(prefixes) : List.of(prefix);
  }

  private static boolean areOfOneLength(List<List<Object>> prefixes) {
    return prefixes.stream().mapToInt(List::size).distinct().count() == 1;
  }

  /** Returns the rows that start with the given clustering values. */
  public static Slice of(List<Object> prefix) {
    return in(List.of(prefix));
  }

  /** Returns the rows that start with one of the given prefixes, which all have the same length. */
  public static Slice in(List<List<Object>> prefixes) {
    return new Slice(prefixes, null, null);
  }

  /** Returns the rows that start with the given clustering values and are between two bounds. */
  public static Slice between(List<Object> prefix, @Nullable Bound lower, @Nullable Bound upper) {
    return new Slice(List.of(prefix), lower, upper);
  }

  /** Returns the number of clustering columns of the prefixes. */
  public int prefixSize() {
    return prefixes.get(0).size();
  }

  /** Returns whether the columns after the prefix are bounded. */
  public boolean isBounded() {
    return lower != null || upper != null;
  }

  /** Returns whether this is the whole partition. */
  public boolean isAll() {
    return prefixSize() == 0 && !isBounded();
  }

  /** Returns the form of the slice; never the values, which may be private. */
  @Override
  public String toString() {
    String equal = prefixSize() + " equal columns" + (isBounded() ? " and a range" : "");
    return prefixes.size() == 1
        ? "slice of " + equal
        : "slices of " + prefixes.size() + " times " + equal;
  }
}
