package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;
import java.util.Map;

/**
 * The result of a job on the tables of column groups.
 * <!-- tag: api-groups -->
 *
 * <pre>{@code
 * GroupReport report =
 *     rowan.maintenance().repairGroups(StorefrontMapping.INSTANCE).withGrace(GRACE).run();
 * if (!report.isClean()) {
 *   log.info("rows of groups without an entity: {}", report.orphaned());
 * }
 * }</pre>
 *
 * @param rows the number of rows of the tables of groups that were read
 * @param orphaned the number of orphaned rows of each table of a group: rows without a row in the
 *     entity's own table. An entity that is deleted during the job has no orphaned row
 * @param pending the number of rows without a row in the entity's own table that were written
 *     within the grace period. A store does not return the write time of a row without values: a
 *     verification counts such a row as orphaned, and a repair counts it as pending if it is newer
 * @param removed the number of orphaned rows that were deleted
 */
public record GroupReport(long rows, Map<String, Long> orphaned, long pending, long removed) {
  /** Copies the map. */
  public GroupReport {
    orphaned = Map.copyOf(orphaned);
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(
        rows, orphaned.values().stream().mapToLong(Long::longValue).sum(), removed, pending);
  }

  /** Returns whether no row is orphaned. */
  public boolean isClean() {
    return orphaned.isEmpty();
  }
}
