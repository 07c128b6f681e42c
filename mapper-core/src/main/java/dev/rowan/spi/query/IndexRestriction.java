package dev.rowan.spi.query;

import dev.rowan.annotation.IndexTarget;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.value.Bound;
import org.jspecify.annotations.Nullable;

/**
 * A restriction of one column with a native index. A row without a value in the column does not
 * match.
 *
 * @param index the index of the column
 * @param equal the canonical value of the column. For an index of the values of a collection it is
 *     one element, for {@link IndexTarget#KEYS} one key, for {@link IndexTarget#ENTRIES} a {@link
 *     java.util.Map.Entry}. Null for a range
 * @param lower the lower end of a range with one value, or null for none
 * @param upper the upper end of a range with one value, or null for none
 */
public record IndexRestriction(
    NativeIndexSchema index, @Nullable Object equal, @Nullable Bound lower, @Nullable Bound upper) {
  /** Returns the restriction to one value. */
  public static IndexRestriction equal(NativeIndexSchema index, Object value) {
    return new IndexRestriction(index, value, null, null);
  }

  /** Returns the restriction to a range; null for no end. */
  public static IndexRestriction between(
      NativeIndexSchema index, @Nullable Bound lower, @Nullable Bound upper) {
    return new IndexRestriction(index, null, lower, upper);
  }

  /** Returns the index; never the values, which may be private. */
  @Override
  public String toString() {
    return (equal == null ? "range of " : "value of ") + index.name();
  }
}
