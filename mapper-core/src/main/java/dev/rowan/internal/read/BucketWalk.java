package dev.rowan.internal.read;

import dev.rowan.dao.Range;
import dev.rowan.internal.paging.ListedRange;
import dev.rowan.mapping.Buckets;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.value.Bound;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The buckets of a range, in place of a value of a key column. Which buckets they are depends on a
 * list of the store, or on the time of the call or of its first page.
 *
 * @param times canonical values of the property from which the bucket is computed
 */
public record BucketWalk(Buckets buckets, Range<Object> times) {
  AnyOf at(Instant now) {
    return buckets.within(times, now);
  }

  /**
   * Returns whether the buckets depend on the time of the call.
   *
   * @param isListed whether a list names the buckets
   */
  boolean dependsOnNow(boolean isListed) {
    return !isListed && (times.lower() == null || times.upper() == null);
  }

  /** Returns whether both ends of the range are in one bucket, so that no list is needed. */
  boolean isOfOneBucket() {
    return times.lower() != null && times.upper() != null && first() == last();
  }

  /** Returns whether no bucket can have rows of the range. */
  boolean isEmpty() {
    return times.lower() != null && times.upper() != null && first() > last();
  }

  /** Returns the buckets that a list has within the range. */
  public ListedRange listed() {
    return new ListedRange(
        times.lower() == null ? null : bound(first()),
        times.upper() == null ? null : bound(last()));
  }

  /** Returns any bucket, in place of those of a list. */
  Object any() {
    return buckets.stored(0);
  }

  private Bound bound(long number) {
    return Bound.of(buckets.stored(number), true);
  }

  private long first() {
    @Nullable Object lower = times.lower();
    return lower == null ? Long.MIN_VALUE : buckets.period().numberOf(lower);
  }

  private long last() {
    @Nullable Object upper = times.upper();
    return upper == null ? Long.MAX_VALUE : buckets.period().lastOf(upper, times.upperInclusive());
  }

  /** Returns the property with the time; never the range, which may be private. */
  @Override
  public String toString() {
    return "buckets of " + buckets.timeName();
  }
}
