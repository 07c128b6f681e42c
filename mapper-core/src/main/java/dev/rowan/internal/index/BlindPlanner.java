package dev.rowan.internal.index;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Plans changes of rows whose entries have keys that never change: row and entries in one mutation
 * set. Each column of an entry is written with the value and the timestamp of the column of the
 * row. Both then have the same final value, whatever the order of the writers.
 *
 * <p>A pure function: the same arguments give the same plan. Thread-safe.
 */
public final class BlindPlanner implements Planner {
  private final EntityTables tables;

  /** Plans changes of an entity's rows. */
  public BlindPlanner(EntityTables tables) {
    this.tables = tables;
  }

  /**
   * Returns whether the row must be read before a mutation, because the mutation does not determine
   * its entries: the row may exist without the entry, and what the row holds belongs to the entry.
   */
  @Override
  public boolean needsState(Mutation mutation) {
    return EntryCoverage.needsState(tables, mutation);
  }

  @Override
  public WritePlan plan(RowState state, Mutation mutation, WriteStamp stamp, CallOptions options) {
    boolean known = needsState(mutation);
    List<Change> changes = new ArrayList<>();
    if (mutation instanceof DeleteRow delete) {
      changes.add(Change.of(delete));
      Row row = known ? state.row() : delete.key();
      for (DerivedTable derived : tables.derived()) {
        EntryKey.entries(derived, row)
            .values()
            .forEach(
                e ->
                    changes.add(Change.of(DeleteRow.of(derived.table(), e, TimestampOffset.NONE))));
      }
    } else if (known) {
      edit(state, (Upsert) mutation, changes);
    } else {
      Upsert upsert = (Upsert) mutation;
      RowExpiration.written(tables, upsert, null, RemainingTtl.UNLIMITED)
          .forEach(written -> changes.add(Change.of(written)));
      BitSet written = EntryCoverage.columns(upsert.row());
      for (DerivedTable derived : tables.derived()) {
        if (EntryCoverage.touches(tables, derived, written, upsert.marker())) {
          for (Row entry : Entries.of(derived, upsert.row())) {
            changes.add(Change.of(insert(derived, entry, upsert)));
            deleteOlder(derived, entry, upsert.effectiveTtl(), changes);
          }
        }
      }
    }
    return WritePlan.of(new MutationSet(changes, OptionalLong.of(stamp.micros()), options));
  }

  /**
   * Plans a write that does not determine its entries. The plan writes the same values to row and
   * entry, so that a concurrent delete or write affects both in the same way.
   */
  private void edit(RowState state, Upsert upsert, List<Change> changes) {
    List<Upsert> parts = RowExpiration.written(tables, upsert, state.row(), state.expiration());
    Row before = state.row();
    Row own = upsert.marker() ? parts.get(0).row() : upsert.row();
    Row after = Edited.of(tables.row(), before, own);
    Entries.requireIndexable(tables.derived(), before, after);
    RemainingTtl expiration = RowExpiration.after(tables, parts, state.expiration(), after);
    BitSet written = EntryCoverage.columns(own);
    BitSet edited = EntryCoverage.columns(own);
    int size;
    do {
      size = written.cardinality();
      for (DerivedTable derived : tables.derived()) {
        if (EntryCoverage.touches(tables, derived, written, upsert.marker())) {
          widen(derived, before, after, written, edited);
        }
      }
    } while (written.cardinality() > size);
    Row row = wider(own, after, written, edited);
    addRow(parts, row, expiration, changes);
    for (DerivedTable derived : tables.derived()) {
      if (EntryCoverage.touches(tables, derived, written, upsert.marker())) {
        Map<EntryKey, Row> old = EntryKey.entries(derived, before);
        Map<EntryKey, Row> now = EntryKey.entries(derived, after);
        for (Row entry : now.values()) {
          RowExpiration.entry(derived, part(derived, entry, row), expiration, true, 0)
              .forEach(write -> changes.add(Change.of(write)));
          deleteOlder(derived, entry, RowExpiration.ofEntry(derived, expiration), changes);
        }
        old.forEach(
            (key, entry) -> {
              if (!now.containsKey(key)) {
                changes.add(
                    Change.of(
                        DeleteRow.of(
                            derived.table(), entry, TimestampOffset.ONE_MICROSECOND_EARLIER)));
              }
            });
      }
    }
  }

  private static void deleteOlder(DerivedTable derived, Row entry, int ttl, List<Change> changes) {
    OlderEntries.than(derived, entry, ttl).forEach(older -> changes.add(Change.of(older)));
  }

  /** Writes the row: in one mutation if all its values expire together, else in several. */
  private void addRow(List<Upsert> parts, Row row, RemainingTtl expiration, List<Change> changes) {
    Upsert first = parts.get(0);
    if (parts.size() == 1 && (first.marker() || expiration.isUnlimited())) {
      changes.add(Change.of(withRow(first, row)));
      return;
    }
    RowParts updates = new RowParts(tables.row(), row);
    for (int i = tables.row().keySize(); i < row.size(); i++) {
      if (row.isSet(i)) {
        updates.set(i, row.get(i), ttlOf(i, parts, expiration));
      }
    }
    if (first.marker()) {
      changes.add(Change.of(first));
    }
    updates.updates().forEach(update -> changes.add(Change.of(update)));
  }

  /**
   * Returns the TTL of a column: the written one, or the remaining one if the column is written
   * again as read.
   */
  private static int ttlOf(int column, List<Upsert> parts, RemainingTtl expiration) {
    for (Upsert part : parts) {
      if (part.row().isSet(column)) {
        return part.effectiveTtl();
      }
    }
    return expiration.column(column);
  }

  /**
   * Adds the columns that a write also has to write to the entries of a table: their keys; for a
   * new entry all of its columns, with their new values instead of edits.
   */
  private static void widen(
      DerivedTable derived, @Nullable Row before, Row after, BitSet written, BitSet edited) {
    Map<EntryKey, Row> now = EntryKey.entries(derived, after);
    if (now.isEmpty()) {
      return;
    }
    boolean isNew = !EntryKey.entries(derived, before).keySet().containsAll(now.keySet());
    for (int i = 0; i < derived.table().size(); i++) {
      int source = derived.components().get(i).column();
      if (isNew || i < derived.table().keySize()) {
        written.set(source);
        edited.clear(source);
      }
    }
  }

  private static Row wider(Row row, Row after, BitSet written, BitSet edited) {
    @Nullable Object[] values = row.toArray();
    for (int i = written.nextSetBit(0); i >= 0; i = written.nextSetBit(i + 1)) {
      values[i] = edited.get(i) ? row.get(i) : after.get(i);
    }
    return Row.owning(values);
  }

  private static Upsert withRow(Upsert like, Row row) {
    return new Upsert(
        like.table(), row, like.marker(), like.condition(), like.moment(), like.ttl());
  }

  /** Returns the columns of an entry that change with the columns written to the row. */
  private static Row part(DerivedTable derived, Row entry, Row written) {
    Row.Builder part = Row.unset(derived.table().size());
    for (int i = 0; i < derived.table().size(); i++) {
      boolean key = i < derived.table().keySize();
      part.set(i, key ? entry.get(i) : written.get(derived.components().get(i).column()));
    }
    return part.build();
  }

  private static Upsert insert(DerivedTable derived, Row entry, Upsert like) {
    int ttl = RemainingTtl.shorter(like.effectiveTtl(), derived.entryTtl());
    return RowExpiration.withTtl(Upsert.insert(derived.table(), entry), ttl);
  }
}
