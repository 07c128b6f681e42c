package dev.rowan.internal.paging;

import dev.rowan.spi.value.Bound;
import org.jspecify.annotations.Nullable;

/**
 * A range of the buckets of a list.
 *
 * @param lower the first bucket in the order of time; null for no lower end
 * @param upper the last bucket in the order of time; null for no upper end
 */
public record ListedRange(@Nullable Bound lower, @Nullable Bound upper) {
  /** Returns the form of the range; never its ends, which may be private. */
  @Override
  public String toString() {
    return "listed buckets";
  }
}
