package dev.rowan.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a partition: the rows whose first clustering columns equal one of some prefixes, and
 * whose next clustering columns lie between two bounds. With one prefix the rows are contiguous in
 * stored order if the bounds are of one column, or if all columns of theirs are stored in one
 * direction.
 *
 * @param prefixes canonical values of the first clustering columns: at least one prefix, all of one
 *     length, possibly of no column or of all; a prefix given twice counts once
 * @param lower the smallest values of the next columns, or null
 * @param upper the largest values of the next columns, or null; the two may be of different length
 */
public record Slice(List<List<Object>> prefixes, @Nullable Bound lower, @Nullable Bound upper) {
  /** Every row of a partition. */
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

  /** Returns the rows that begin with these clustering values. */
  public static Slice of(List<Object> prefix) {
    return in(List.of(prefix));
  }

  /** Returns the rows that begin with one of these, which are all of one length. */
  public static Slice in(List<List<Object>> prefixes) {
    return new Slice(prefixes, null, null);
  }

  /** Returns the rows that begin with these clustering values and lie between two bounds. */
  public static Slice between(List<Object> prefix, @Nullable Bound lower, @Nullable Bound upper) {
    return new Slice(List.of(prefix), lower, upper);
  }

  /** Returns how many clustering columns the prefixes hold. */
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
