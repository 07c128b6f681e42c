package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;

/**
 * The result of a job that trims partitions.
 * <!-- tag: api-trim -->
 *
 * <pre>{@code
 * TrimReport report =
 *     rowan.maintenance().trim(RecentSearchMapping.INSTANCE).atMost(10_000).run();
 * log.info("{} of {} partitions trimmed", report.trimmed(), report.partitions());
 * }</pre>
 *
 * @param rows the number of rows that were read
 * @param partitions the number of partitions that have rows
 * @param trimmed the number of partitions whose surplus rows were deleted
 */
public record TrimReport(long rows, long partitions, long trimmed) {
  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(rows, trimmed, trimmed, 0);
  }
}
