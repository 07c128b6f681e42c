package dev.rowan.cli.maintain;

import dev.rowan.operate.maintenance.BucketReport;
import dev.rowan.operate.maintenance.ChunkReport;
import dev.rowan.operate.maintenance.CopyReport;
import dev.rowan.operate.maintenance.GroupReport;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.RecountReport;
import dev.rowan.operate.maintenance.TtlReport;
import dev.rowan.spi.store.Anomaly;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Makes one form of result of the reports of the run time. */
final class Outcomes {
  private Outcomes() {}

  /** Returns the result of a job on indexes. */
  static Outcome ofIndexes(String table, MaintenanceReport report, boolean isDone) {
    List<Outcome.Count> counts = new ArrayList<>();
    Map<String, Map<Anomaly, Long>> all = new TreeMap<>(report.found());
    report.repaired().forEach((name, kinds) -> all.putIfAbsent(name, kinds));
    all.forEach(
        (name, kinds) ->
            new TreeMap<>(kinds)
                .forEach(
                    (kind, number) ->
                        counts.add(
                            new Outcome.Count(
                                name,
                                kind.name().toLowerCase(Locale.ROOT),
                                number,
                                report
                                    .repaired()
                                    .getOrDefault(name, Map.of())
                                    .getOrDefault(kind, 0L)))));
    List<String> notes = new ArrayList<>();
    new TreeMap<>(report.unindexable())
        .forEach(
            (name, rows) ->
                notes.add(
                    "%s: %d rows have a value that no key can contain, and no entry"
                        .formatted(name, rows)));
    new TreeMap<>(report.keyless())
        .forEach(
            (name, entries) ->
                notes.add(
                    "%s: %d entries of another program lack a part of the key of their row"
                        .formatted(name, entries)));
    List<String> keys = new ArrayList<>();
    report
        .samples()
        .forEach(
            row ->
                keys.add(
                    "%s: %s %s"
                        .formatted(
                            row.table(),
                            row.anomaly().name().toLowerCase(Locale.ROOT),
                            KeyLiteral.of(row.key()))));
    report
        .unindexableRows()
        .forEach(
            row ->
                keys.add(
                    "%s: no entry, by %s %s"
                        .formatted(row.index(), row.column(), KeyLiteral.of(row.key()))));
    return new Outcome(
        table,
        Subject.INDEXES,
        report.rows(),
        report.entries(),
        counts,
        report.unresolved(),
        isDone,
        notes,
        keys);
  }

  static Outcome ofCopies(String table, CopyReport report, boolean isDone) {
    List<Outcome.Count> counts = new ArrayList<>();
    add("missing", report.missing(), 0, table, counts);
    add("stale", report.stale(), 0, table, counts);
    add("wrong", report.wrong(), 0, table, counts);
    List<String> notes =
        report.repaired() == 0 ? List.of() : List.of(report.repaired() + " rows repaired");
    return new Outcome(
        table,
        Subject.COPIES,
        report.rows(),
        0,
        counts,
        report.unresolved(),
        isDone,
        notes,
        report.samples().stream().map(key -> table + ": " + KeyLiteral.of(key)).toList());
  }

  static Outcome ofChunks(String table, ChunkReport report, boolean isDone) {
    List<Outcome.Count> counts = new ArrayList<>();
    add("damaged", report.damaged(), 0, table, counts);
    add("orphaned", report.orphaned(), report.removed(), table, counts);
    List<String> notes = new ArrayList<>();
    if (report.damaged() > 0) {
      notes.add("no repair restores a damaged value: write it again from its source");
    }
    if (report.pending() > 0) {
      notes.add(report.pending() + " uploads may still be finished");
    }
    return new Outcome(
        table,
        Subject.LARGE_VALUES,
        report.values(),
        report.chunks(),
        counts,
        0,
        isDone,
        notes,
        report.samples().stream().map(key -> table + ": damaged " + KeyLiteral.of(key)).toList());
  }

  /** Returns the result of a job on column groups. */
  static Outcome ofGroups(String table, GroupReport report, boolean repairs) {
    List<Outcome.Count> counts = new ArrayList<>();
    new TreeMap<>(report.orphaned())
        .forEach((group, rows) -> add("orphaned", rows, repairs ? rows : 0, group, counts));
    return new Outcome(
        table,
        Subject.COLUMN_GROUPS,
        report.rows(),
        0,
        counts,
        report.pending(),
        repairs || report.isClean(),
        List.of(),
        List.of());
  }

  /** Returns the result of a job on lists of buckets. An entry without rows does no harm. */
  static Outcome ofBuckets(String table, BucketReport report, boolean adds) {
    List<Outcome.Count> counts = new ArrayList<>();
    add("missing", report.missing(), adds ? report.missing() : 0, table, counts);
    add("orphaned", report.orphaned(), report.removed(), table, counts);
    List<String> notes =
        report.pending() == 0
            ? List.of()
            : List.of("%d entries without rows are younger".formatted(report.pending()));
    return new Outcome(
        table,
        Subject.BUCKET_LISTS,
        report.read(),
        0,
        counts,
        0,
        adds || report.isComplete(),
        notes,
        List.of());
  }

  static Outcome ofCounters(String table, RecountReport report, boolean isDone) {
    List<Outcome.Count> counts = new ArrayList<>();
    add("wrong", report.wrong(), report.corrected(), table, counts);
    List<String> notes =
        report.added() == 0
            ? List.of()
            : List.of("%d added or subtracted in sum".formatted(report.added()));
    return new Outcome(
        table,
        Subject.COUNTERS,
        report.counters(),
        0,
        counts,
        report.unresolved(),
        isDone,
        notes,
        List.of());
  }

  /** Returns the result of a job on the TTL of rows. */
  static Outcome ofTtl(String table, TtlReport report, boolean rewrites) {
    List<Outcome.Count> counts = new ArrayList<>();
    long rewritten = report.rewritten();
    long removed = report.removed();
    add("with another ttl", rewritten, rewrites ? rewritten : 0, table, counts);
    add("older than the ttl", removed, rewrites ? removed : 0, table, counts);
    List<String> notes =
        report.isComplete()
            ? List.of()
            : List.of(
                "%d rows are left, because a write time is unknown or in the future"
                    .formatted(report.left()));
    return new Outcome(
        table,
        Subject.TTL,
        report.rows(),
        0,
        counts,
        0,
        report.isComplete() && (rewrites || counts.isEmpty()),
        notes,
        report.samples().stream().map(key -> table + ": left " + KeyLiteral.of(key)).toList());
  }

  private static void add(
      String kind, long found, long repaired, String table, List<Outcome.Count> counts) {
    if (found > 0) {
      counts.add(new Outcome.Count(table, kind, found, repaired));
    }
  }
}
