package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.index.OlderEntries;
import dev.rowan.internal.index.RowExpiration;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Plans repairs of rows and entries without versions. Each column has the value and the timestamp
 * of the same write in both. A pure function.
 */
final class BlindRepair implements RepairPlanner {
  private final EntityTables tables;
  private final EntryAudit audit;
  private final EntryExpiration expirations;

  BlindRepair(EntityTables tables) {
    this.tables = tables;
    this.expirations = new EntryExpiration(tables.declared());
    this.audit = new EntryAudit(tables);
  }

  /** The timestamp and the TTL of a column. */
  private record Written(long timestamp, int ttl) implements Comparable<Written> {
    @Override
    public int compareTo(Written other) {
      int order = Long.compare(timestamp, other.timestamp);
      return order != 0 ? order : Integer.compare(ttl, other.ttl);
    }
  }

  @Override
  public Optional<WritePlan> plan(
      EntryFinding finding, RepairWindow window, boolean again, CallOptions options) {
    Anomaly anomaly = finding.anomaly();
    if (!again && anomaly == Anomaly.MISSING && finding.row().newest() != CellTimes.NEVER) {
      return Optional.of(restore(finding, window.now(), options));
    }
    if (!again && anomaly == Anomaly.STALE) {
      return Optional.of(StagedRepair.remove(finding, audit.rowTime(finding.row()) - 1, options));
    }
    long at = RepairTime.of(finding, window, again);
    return RepairTime.isSafe(at, finding, window)
        ? Optional.of(touch(finding, at, options))
        : Optional.empty();
  }

  /**
   * Writes each column of an entry at the timestamp that it has in the row.
   *
   * @param now in microseconds since 1970
   */
  private WritePlan restore(EntryFinding finding, long now, CallOptions options) {
    DerivedTable derived = finding.requireDerived();
    Row entry = finding.requireEntry();
    ObservedRow row = finding.row();
    int life = expirations.toRestore(derived, row, now);
    Map<Written, Row.Builder> columns = new TreeMap<>();
    for (int i = derived.table().keySize(); i < derived.table().size(); i++) {
      int source = derived.components().get(i).column();
      if (entry.get(i) != null && row.timestamp(source) != CellTimes.NEVER) {
        columns
            .computeIfAbsent(
                new Written(row.timestamp(source), RemainingTtl.shorter(row.ttl(source), life)),
                written -> keyOf(derived.table(), entry))
            .set(i, entry.get(i));
      }
    }
    long written = audit.rowTime(row);
    Mutation marker =
        insert(
            derived.table(),
            namesOf(derived, entry),
            RemainingTtl.shorter(lifeOf(derived, row), life));
    List<Mutation> first = new ArrayList<>(List.of(marker));
    if (derived.isLatest()) {
      first.add(OlderEntries.than(derived, entry));
    }
    List<MutationSet> later = new ArrayList<>();
    columns.forEach(
        (when, values) ->
            later.add(
                StagedRepair.setOf(
                    List.of(RowExpiration.update(derived.table(), values.build(), when.ttl())),
                    when.timestamp(),
                    options)));
    return new WritePlan(List.of(), StagedRepair.setOf(first, written, options), later);
  }

  /**
   * Writes the columns of the row that entries are derived from again, as read, and the entries.
   * Removes the entry that the row does not have. Deletes a row that does not exist once more.
   *
   * @param at later than everything that was read, earlier than any in-flight change
   */
  private WritePlan touch(EntryFinding finding, long at, CallOptions options) {
    Row live = audit.live(finding.row());
    DerivedTable found = finding.requireDerived();
    Row entry = finding.requireEntry();
    if (live == null) {
      DeleteRow row = DeleteRow.of(tables.row(), finding.key(), TimestampOffset.NONE);
      DeleteRow removal = DeleteRow.of(found.table(), entry, TimestampOffset.NONE);
      return new WritePlan(
          List.of(),
          StagedRepair.setOf(List.of(row), at, options),
          List.of(StagedRepair.setOf(List.of(removal), at, options)));
    }
    List<Mutation> set = new ArrayList<>(rows(finding.row(), live));
    for (DerivedTable derived : tables.derived()) {
      for (Row each : EntryKey.entries(derived, live).values()) {
        set.addAll(entry(derived, each, finding.row()));
      }
    }
    if (!Entries.hasKey(found, live, entry)) {
      set.add(DeleteRow.of(found.table(), entry, TimestampOffset.ONE_MICROSECOND_EARLIER));
    }
    return WritePlan.of(StagedRepair.setOf(set, at, options));
  }

  /** Returns the columns of a row that entries have, grouped by their TTL. */
  private List<Mutation> rows(ObservedRow row, Row live) {
    Map<Integer, Row.Builder> byTtl = new TreeMap<>();
    for (int i = tables.row().keySize(); i < tables.row().size(); i++) {
      if (tables.isInEntries(i) && tables.row().column(i).kind() == ColumnKind.REGULAR) {
        byTtl.computeIfAbsent(row.ttl(i), ttl -> tables.keyOf(live)).set(i, live.get(i));
      }
    }
    List<Mutation> writes = new ArrayList<>();
    byTtl.forEach(
        (ttl, values) -> writes.add(RowExpiration.update(tables.row(), values.build(), ttl)));
    return writes;
  }

  private List<Mutation> entry(DerivedTable derived, Row entry, ObservedRow row) {
    TableSchema table = derived.table();
    Map<Integer, Row.Builder> byTtl = new TreeMap<>();
    for (int i = table.keySize(); i < table.size(); i++) {
      if (isOfKey(derived, i)) {
        continue; // written with the marker
      }
      int ttl = row.ttl(derived.components().get(i).column());
      byTtl.computeIfAbsent(ttl, each -> keyOf(table, entry)).set(i, entry.get(i));
    }
    List<Mutation> writes = new ArrayList<>();
    writes.add(insert(table, namesOf(derived, entry), lifeOf(derived, row)));
    byTtl.forEach((ttl, values) -> writes.add(RowExpiration.update(table, values.build(), ttl)));
    return writes;
  }

  /** Returns the TTL of an entry in seconds; 0 if it never expires. */
  private int lifeOf(DerivedTable derived, ObservedRow row) {
    return RowExpiration.ofEntry(derived, audit.state(row).expiration());
  }

  private static Upsert insert(TableSchema table, Row key, int ttl) {
    Upsert insert = Upsert.insert(table, key);
    return ttl == table.defaultTtl() ? insert : insert.withTtl(ttl);
  }

  /** Returns the key of an entry, and the rest of the key of its row. */
  private static Row namesOf(DerivedTable derived, Row entry) {
    Row.Builder names = keyOf(derived.table(), entry);
    for (int i = derived.table().keySize(); i < derived.table().size(); i++) {
      if (isOfKey(derived, i)) {
        names.set(i, entry.get(i));
      }
    }
    return names.build();
  }

  /** Returns whether a column of an entry is from the key of its row, and so has no time there. */
  private static boolean isOfKey(DerivedTable derived, int column) {
    return derived.base().column(derived.components().get(column).column()).kind().isKey();
  }

  private static Row.Builder keyOf(TableSchema table, Row entry) {
    Row.Builder key = Row.unset(table.size());
    for (int i = 0; i < table.keySize(); i++) {
      key.set(i, entry.get(i));
    }
    return key;
  }
}
