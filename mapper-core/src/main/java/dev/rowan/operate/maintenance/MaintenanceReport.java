package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;
import dev.rowan.spi.store.Anomaly;
import java.util.List;
import java.util.Map;

/**
 * The result of a maintenance job.
 * <!-- tag: verify -->
 *
 * <pre>{@code
 * MaintenanceReport report =
 *     rowan.maintenance().verify(VisitMapping.INSTANCE).atMost(10_000).run();
 * if (!report.isClean()) {
 *   log.warn("found {}, such as {}", report.found(), report.samples());
 * }
 * }</pre>
 *
 * @param rows the number of checked rows
 * @param entries the number of checked entries
 * @param found the confirmed differences per kind, by the name of the index. A row that was not
 *     written by Rowan is counted under the name of its own table. Each difference was read twice,
 *     with no write in between that can explain it
 * @param repaired the differences that were repaired, each confirmed by another read
 * @param unresolved the differences that the job could not decide, because concurrent writers
 *     changed their rows repeatedly, or because more than 10,000 were waiting. A later run decides
 *     them
 * @param samples the first ten differences of each kind and table
 * @param unindexable the number of rows that an index cannot contain, by the name of the index:
 *     they have a value that no key can contain. They are no differences
 * @param unindexableRows the first hundred of these rows of each index
 * @param keyless the number of entries that lack a part of the key of their row, by the name of the
 *     index. Only another program can have written them. Reads leave them out, and no job changes
 *     them: a row of another program can have them
 */
public record MaintenanceReport(
    long rows,
    long entries,
    Map<String, Map<Anomaly, Long>> found,
    Map<String, Map<Anomaly, Long>> repaired,
    long unresolved,
    List<SampledRow> samples,
    Map<String, Long> unindexable,
    List<UnindexableRow> unindexableRows,
    Map<String, Long> keyless) {
  /** A job that had nothing to do. */
  static final MaintenanceReport NOTHING =
      new MaintenanceReport(0, 0, Map.of(), Map.of(), 0, List.of(), Map.of(), List.of(), Map.of());

  /** Copies the maps and the lists. */
  public MaintenanceReport {
    found = Map.copyOf(found);
    repaired = Map.copyOf(repaired);
    samples = List.copyOf(samples);
    unindexable = Map.copyOf(unindexable);
    unindexableRows = List.copyOf(unindexableRows);
    keyless = Map.copyOf(keyless);
  }

  /** Returns the number of differences of a kind in all tables. */
  public long found(Anomaly anomaly) {
    return sum(found, anomaly);
  }

  /** Returns the number of repaired differences of a kind in all tables. */
  public long repaired(Anomaly anomaly) {
    return sum(repaired, anomaly);
  }

  /**
   * Returns whether every derived table matches the rows exactly, and each entry has the key of its
   * row. Rows that no index can contain do not count.
   */
  public boolean isClean() {
    return found.isEmpty() && unresolved == 0 && keyless.isEmpty();
  }

  /** Returns whether every difference was repaired. */
  public boolean isRepaired() {
    return found.equals(repaired) && unresolved == 0;
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(rows + entries, all(found), all(repaired), unresolved);
  }

  private static long all(Map<String, Map<Anomaly, Long>> counts) {
    return counts.values().stream()
        .flatMap(table -> table.values().stream())
        .mapToLong(Long::longValue)
        .sum();
  }

  private static long sum(Map<String, Map<Anomaly, Long>> counts, Anomaly anomaly) {
    return counts.values().stream().mapToLong(table -> table.getOrDefault(anomaly, 0L)).sum();
  }
}
