package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;

/**
 * The result of a recount.
 * <!-- tag: recount -->
 *
 * <pre>{@code
 * var recount = rowan.maintenance().recount(LikeCountMapping.INSTANCE);
 * Duration every = recount.every(); // an hour, for whatever runs your jobs
 * log.info("{}", recount.run());
 * }</pre>
 *
 * @param counters the number of counters that were compared with their rows
 * @param wrong the number of counters with a stable difference
 * @param corrected the number of counters to which the difference was added
 * @param added the sum of the absolute values of the added differences
 * @param unresolved the counters that the job could not decide, because of concurrent increments or
 *     because an increment of the job was not answered. A later run decides them
 */
public record RecountReport(
    long counters, long wrong, long corrected, long added, long unresolved) {
  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(counters, wrong, corrected, unresolved);
  }
}
