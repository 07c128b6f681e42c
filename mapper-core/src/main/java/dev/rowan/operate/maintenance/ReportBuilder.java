package dev.rowan.operate.maintenance;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.verify.EntryFinding;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts the findings of a job, and builds its report. Thread-safe. */
final class ReportBuilder {
  private static final int SAMPLES = 10;
  private static final int UNINDEXABLE_ROWS = 100;

  private final TableSchema table;
  private final boolean entriesAreTrusted;
  private final Map<String, Map<Anomaly, Long>> found = new HashMap<>();
  private final Map<String, Map<Anomaly, Long>> repaired = new HashMap<>();
  private final List<SampledRow> samples = new ArrayList<>();
  private final Map<String, Long> unindexable = new HashMap<>();
  private final List<UnindexableRow> unindexableRows = new ArrayList<>();
  private final Map<String, Long> keyless = new HashMap<>();
  private long rows;
  private long entries;
  private long unresolved;
  private long seenUnresolved;

  /** Creates a builder for the tables of an entity. */
  ReportBuilder(EntityTables tables) {
    this.table = tables.row();
    this.entriesAreTrusted = tables.maintenance().trustsEntries();
  }

  synchronized void checked(long newRows, long newEntries) {
    rows += newRows;
    entries += newEntries;
  }

  synchronized long checked() {
    return rows + entries;
  }

  synchronized void unresolved(EntryFinding finding) {
    unresolved++;
    if (isSeen(finding.anomaly())) {
      seenUnresolved++;
    }
  }

  synchronized void found(EntryFinding finding) {
    String name = name(finding);
    if (count(found, name, finding.anomaly()) <= SAMPLES) {
      samples.add(new SampledRow(finding.anomaly(), name, key(finding.key())));
    }
  }

  /**
   * Counts a row that an index cannot contain.
   *
   * @param column the column of the index that is the reason
   */
  synchronized void unindexable(String index, String column, Row row) {
    if (unindexable.merge(index, 1L, Long::sum) <= UNINDEXABLE_ROWS) {
      unindexableRows.add(new UnindexableRow(index, column, key(row)));
    }
  }

  /** Counts entries that lack a part of the key of their row. */
  synchronized void keyless(String index, long number) {
    if (number > 0) {
      keyless.merge(index, number, Long::sum);
    }
  }

  private List<Object> key(Row row) {
    List<Object> key = new ArrayList<>();
    for (int i = 0; i < table.keySize(); i++) {
      Object value = row.get(i);
      if (value == null) {
        throw new IllegalStateException("a key column is null");
      }
      key.add(value);
    }
    return key;
  }

  synchronized void repaired(EntryFinding finding) {
    count(repaired, name(finding), finding.anomaly());
  }

  /** Returns whether no difference remains that a read through the indexes could return. */
  synchronized boolean mayBeRead() {
    MaintenanceReport report = report();
    return seenUnresolved == 0
        && Arrays.stream(Anomaly.values())
            .filter(this::isSeen)
            .allMatch(anomaly -> report.found(anomaly) == report.repaired(anomaly));
  }

  /** Returns whether reads do not filter this kind of difference. */
  private boolean isSeen(Anomaly anomaly) {
    return switch (anomaly) {
      case MISSING, WRONG, CONFLICT -> true;
      case STALE, DANGLING -> entriesAreTrusted;
      case UNCONFIRMED, GHOST, FOREIGN -> false;
    };
  }

  private String name(EntryFinding finding) {
    return finding.derived() == null ? table.name() : finding.derived().table().name();
  }

  private static long count(Map<String, Map<Anomaly, Long>> counts, String name, Anomaly anomaly) {
    return counts
        .computeIfAbsent(name, table -> new EnumMap<>(Anomaly.class))
        .merge(anomaly, 1L, Long::sum);
  }

  synchronized MaintenanceReport report() {
    return new MaintenanceReport(
        rows,
        entries,
        copy(found),
        copy(repaired),
        unresolved,
        samples,
        unindexable,
        unindexableRows,
        keyless);
  }

  private static Map<String, Map<Anomaly, Long>> copy(Map<String, Map<Anomaly, Long>> counts) {
    Map<String, Map<Anomaly, Long>> copy = new HashMap<>();
    counts.forEach((name, each) -> copy.put(name, Map.copyOf(each)));
    return copy;
  }
}
