package dev.rowan.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A contiguous part of a partition: rows whose first clustering columns equal {@code prefix} and
 * whose next clustering column lies between the bounds.
 *
 * @param prefix canonical values of the first clustering columns; possibly of none or of all
 * @param lower the smallest value of the next column, or null; in order of values, whatever the
 *     direction in which the column is stored
 * @param upper the largest value of the next column, or null
 */
public record Slice(List<Object> prefix, @Nullable Bound lower, @Nullable Bound upper) {
  /** Every row of a partition. */
  public static final Slice ALL = new Slice(List.of(), null, null);

  /** Copies the list. */
  public Slice {
    prefix = List.copyOf(prefix);
  }

  /** Returns the rows that begin with these clustering values. */
  public static Slice of(List<Object> prefix) {
    return new Slice(prefix, null, null);
  }

  /** Returns whether this is the whole partition. */
  public boolean isAll() {
    return prefix.isEmpty() && lower == null && upper == null;
  }

  /** Returns the form of the slice; never the values, which may be private. */
  @Override
  public String toString() {
    boolean ranged = lower != null || upper != null;
    return "slice of " + prefix.size() + " equal columns" + (ranged ? " and a range" : "");
  }
}
