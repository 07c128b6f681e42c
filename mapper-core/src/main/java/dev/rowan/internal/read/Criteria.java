package dev.rowan.internal.read;

import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one call reads of the table of its plan. Only {@link KeyCriteria} have a range. */
public sealed interface Criteria permits KeyCriteria, ScanCriteria, IndexCriteria {
  /**
   * Returns the queries of these criteria, one for each partition, or one scan.
   *
   * @param now the time of the call; of its first page if it reads pages
   */
  List<Query> queries(ResolvedPlan plan, ReadMode mode, Instant now);

  /** Whether the queries depend on the time of the call. */
  default boolean dependOnNow(ResolvedPlan plan) {
    return false;
  }

  /**
   * Returns the buckets of which a list has those that may have rows; null if none is needed. The
   * queries then have any bucket in their place.
   */
  default @Nullable BucketWalk listed(ResolvedPlan plan) {
    return null;
  }

  /** Whether one page has all rows of the call, as no page follows another. */
  default boolean isOfOnePage() {
    return false;
  }

  /**
   * Returns how many rows of each partition the mapper may return at most; {@link
   * Integer#MAX_VALUE} if there is no limit, or if the backend applies it.
   */
  default int mapperPerPartition() {
    return Integer.MAX_VALUE;
  }
}
