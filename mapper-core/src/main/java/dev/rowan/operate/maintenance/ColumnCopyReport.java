package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a copy of the values of former columns, or of their comparison.
 * <!-- tag: copy-columns -->
 *
 * <pre>{@code
 * ColumnCopyReport report = rowan.maintenance().copyColumns(GuestMapping.INSTANCE).run();
 * if (report.left() > 0) {
 *   throw new IllegalStateException("values that were not copied: " + report);
 * }
 * }</pre>
 *
 * @param rows the number of rows
 * @param copied the values that the columns lacked, or had with another value. The job has copied
 *     them, with their write times and their remaining TTLs, or has deleted values that the former
 *     column lacks
 * @param deleted the values that a program without the former column has deleted
 * @param left the values that differ still: a later value is in the column, or the store no longer
 *     knows whether a program deleted the value
 * @param samples the keys of the first ten rows with values that are left: values of users
 */
public record ColumnCopyReport(
    long rows, long copied, long deleted, long left, List<List<Object>> samples) {
  private static final int MOST = 10;

  /** An entity without former columns. */
  static final ColumnCopyReport NOTHING = new ColumnCopyReport(0, 0, 0, 0, List.of());

  /** Copies the list. */
  public ColumnCopyReport {
    samples = samples.stream().<List<Object>>map(List::copyOf).toList();
  }

  /** Returns this report together with that of other columns of the same rows. */
  ColumnCopyReport plus(ColumnCopyReport other) {
    List<List<Object>> first = new ArrayList<>(samples);
    first.addAll(other.samples.subList(0, Math.min(other.samples.size(), MOST - first.size())));
    return new ColumnCopyReport(
        Math.max(rows, other.rows),
        copied + other.copied,
        deleted + other.deleted,
        left + other.left,
        first);
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(rows, copied + left, copied, left);
  }

  /** Returns the numbers, without keys. */
  @Override
  public String toString() {
    return "%d rows, %d values copied, %d deleted, %d left".formatted(rows, copied, deleted, left);
  }
}
