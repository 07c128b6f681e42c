package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;
import java.util.List;

/**
 * The result of a job on the chunks of large values.
 * <!-- tag: api-chunks -->
 *
 * <pre>{@code
 * ChunkReport report = rowan.maintenance().repairChunks(AttachmentMapping.INSTANCE).run();
 * if (!report.isClean()) {
 *   log.warn("chunks without a row, or damaged values: {}", report);
 * }
 * }</pre>
 *
 * @param values the number of values whose chunks were read
 * @param chunks the number of chunks of these values
 * @param damaged the number of values of which a chunk is missing or damaged. A repair cannot
 *     restore them
 * @param orphaned the number of partitions with chunks to which no row refers
 * @param pending the number of partitions with chunks of uploads that may still be finished
 * @param removed the number of partitions that were deleted
 * @param samples canonical values of the primary keys of the first ten rows with a damaged value
 */
public record ChunkReport(
    long values,
    long chunks,
    long damaged,
    long orphaned,
    long pending,
    long removed,
    List<List<Object>> samples) {
  /** Copies the list. */
  public ChunkReport {
    samples = List.copyOf(samples);
  }

  /** Returns whether no value is damaged and no chunk is orphaned. */
  public boolean isClean() {
    return damaged == 0 && orphaned == 0;
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(values, damaged + orphaned, removed, 0);
  }

  /** Returns the counts; never the keys, which may be private. */
  @Override
  public String toString() {
    return "values=%d chunks=%d damaged=%d orphaned=%d pending=%d removed=%d"
        .formatted(values, chunks, damaged, orphaned, pending, removed);
  }
}
