package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;

/**
 * The result of a job on the lists of buckets.
 * <!-- tag: api-buckets -->
 *
 * <pre>{@code
 * BucketReport report = rowan.maintenance().repairBuckets(SightingMapping.INSTANCE).run();
 * if (report.missing() > 0) {
 *   log.warn("another program wrote buckets without an entry: {}", report);
 * }
 * }</pre>
 *
 * @param read the number of partitions and entries that were read
 * @param missing the number of partitions whose bucket had no entry. A repair and a build add them
 * @param orphaned the number of entries without rows that are older than the grace period. They are
 *     harmless: a read visits an empty partition for each
 * @param pending the number of entries without rows that are younger
 * @param removed the number of orphaned entries that a repair removed
 */
public record BucketReport(long read, long missing, long orphaned, long pending, long removed) {
  /** Returns whether each bucket with rows had an entry. */
  public boolean isComplete() {
    return missing == 0;
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(read, missing + orphaned, removed, 0);
  }

  /** Returns the counts; never the keys, which may be private. */
  @Override
  public String toString() {
    return "read=%d missing=%d orphaned=%d pending=%d removed=%d"
        .formatted(read, missing, orphaned, pending, removed);
  }
}
