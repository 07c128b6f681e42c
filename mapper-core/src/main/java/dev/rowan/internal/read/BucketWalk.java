package dev.rowan.internal.read;

import dev.rowan.dao.Range;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.spi.query.AnyOf;
import java.time.Instant;

/**
 * The buckets of a range without one of its ends, in place of a value of a key column. Which
 * buckets they are depends on the time of the call, or of the first page.
 *
 * @param times canonical values of the property from which the bucket is computed
 */
public record BucketWalk(BucketColumn<?, ?> column, Range<Object> times) {
  AnyOf at(Instant now) {
    return column.within(times, now);
  }

  /** Returns the column; never the range, which may be private. */
  @Override
  public String toString() {
    return "buckets of " + column.name();
  }
}
