package dev.rowan.maintenance;

import dev.rowan.repair.Anomaly;
import java.util.List;
import java.util.Map;

/**
 * What a job found, and set right.
 *
 * @param rows how many rows were looked at
 * @param entries how many stored entries were looked at
 * @param found how many differences of each kind, by the name of the index; rows that something
 *     else than the mapper wrote are under the name of their own table. Each was there twice, with
 *     nothing written in between that can explain it
 * @param repaired how many of them a repair set right; it looked again to be sure
 * @param unresolved differences that could not be judged, because their rows were changed again and
 *     again, or because more than 10,000 waited to be looked at again; a later run judges them
 * @param samples the first few of each kind and table
 */
public record MaintenanceReport(
    long rows,
    long entries,
    Map<String, Map<Anomaly, Long>> found,
    Map<String, Map<Anomaly, Long>> repaired,
    long unresolved,
    List<SampledRow> samples) {
  /** Copies maps and list. */
  public MaintenanceReport {
    found = Map.copyOf(found);
    repaired = Map.copyOf(repaired);
    samples = List.copyOf(samples);
  }

  /** Returns how many differences of a kind were found in all tables. */
  public long found(Anomaly anomaly) {
    return sum(found, anomaly);
  }

  /** Returns how many differences of a kind were set right in all tables. */
  public long repaired(Anomaly anomaly) {
    return sum(repaired, anomaly);
  }

  /** Returns whether every derived table is exactly what follows from the rows. */
  public boolean isClean() {
    return found.isEmpty() && unresolved == 0;
  }

  /** Returns whether nothing is left of what was found. */
  public boolean isRepaired() {
    return found.equals(repaired) && unresolved == 0;
  }

  private static long sum(Map<String, Map<Anomaly, Long>> counts, Anomaly anomaly) {
    return counts.values().stream().mapToLong(table -> table.getOrDefault(anomaly, 0L)).sum();
  }
}
