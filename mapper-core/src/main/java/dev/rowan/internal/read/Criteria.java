package dev.rowan.internal.read;

import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import java.time.Instant;
import java.util.List;

/** What one call reads of the table of its plan. Only {@link KeyCriteria} have a range. */
public sealed interface Criteria permits KeyCriteria, ScanCriteria, IndexCriteria {
  /**
   * Returns the queries of these criteria, one for each partition, or one scan.
   *
   * @param now the time of the call; of its first page if it reads pages
   */
  List<Query> queries(ResolvedPlan plan, ReadMode mode, Instant now);

  /** Whether the queries depend on the time of the call. */
  default boolean dependOnNow() {
    return false;
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
