package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;
import java.util.List;

/**
 * The result of a comparison of a former table with the table that took its place.
 * <!-- tag: repair-move -->
 *
 * <pre>{@code
 * MoveReport report = rowan.maintenance().repairMove(RideMapping.INSTANCE).run();
 * if (!report.isComplete()) {
 *   throw new IllegalStateException("rows that only the former table has: " + report);
 * }
 * }</pre>
 *
 * @param rows the number of rows of the former table
 * @param copied the rows that the table of the entity lacked, or had with older values. The job has
 *     copied them again, with their write times
 * @param deleted the rows that a program has deleted from the table of the entity since it took the
 *     place of the former table
 * @param left the rows that the table of the entity lacks, and that the job did not copy: their key
 *     cannot contain a value, or the store no longer knows whether a program deleted them
 * @param samples the keys of the first ten rows that were copied, or that are left: values of users
 */
public record MoveReport(
    long rows, long copied, long deleted, long left, List<List<Object>> samples) {
  /** A store without the former table. */
  static final MoveReport NOTHING = new MoveReport(0, 0, 0, 0, List.of());

  /** Copies the list. */
  public MoveReport {
    samples = List.copyOf(samples);
  }

  /** Returns whether no row had to be copied, and none is left. */
  public boolean isComplete() {
    return copied == 0 && left == 0;
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(rows, copied + left, copied, left);
  }

  /** Returns the numbers, without keys. */
  @Override
  public String toString() {
    return "%d rows, %d copied, %d deleted, %d left".formatted(rows, copied, deleted, left);
  }
}
