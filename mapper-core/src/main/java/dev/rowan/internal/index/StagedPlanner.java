package dev.rowan.internal.index;

import dev.rowan.annotation.Maintain;
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
 * Plans changes of rows whose entries have versions, where the later of two writers wins. One
 * change first writes new entries, then the row, then removes old entries, all at one timestamp.
 * Entries of {@link Maintain#BLIND} and {@link Maintain#ATOMIC} tables are in one mutation set with
 * the row; the others are written before and after it.
 *
 * <p>A pure function: the same arguments give the same plan. Thread-safe.
 */
public final class StagedPlanner implements Planner {
  /** How much later than the row its entries expire, because the clocks of servers differ. */
  public static final int ENTRY_MARGIN_SECONDS = 60;

  private final EntityTables tables;
  private final int markerTtl;

  /**
   * Plans changes of the rows of an entity.
   *
   * @param markerTtl for how many seconds the version of a deleted row is stored; at least as long
   *     as the clocks of writers differ
   */
  public StagedPlanner(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.markerTtl = markerTtl;
  }

  /**
   * Returns whether a write depends on the row before it: every write does that changes the key
   * group or a column of an entry.
   */
  @Override
  public boolean needsState(Mutation mutation) {
    if (!(mutation instanceof Upsert upsert)) {
      return true;
    }
    if (upsert.marker() || tables.hasKeyOnlyEntries()) {
      return true;
    }
    for (int i = tables.declared().keySize(); i < upsert.row().size(); i++) {
      if (upsert.row().isSet(i) && tables.isInEntries(i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the plan of a change.
   *
   * @param state the row before; any state where {@link #needsState} returns false
   * @param mutation a write or a delete of one row of the declared table, without condition
   * @param stamp an even timestamp, larger than {@link RowState#newest()} and than that of every
   *     other change of this row by the same writer
   */
  @Override
  public WritePlan plan(RowState state, Mutation mutation, WriteStamp stamp, CallOptions options) {
    Making plan = new Making(stamp.micros(), options);
    if (mutation instanceof DeleteRow delete) {
      deleteRow(plan, state, delete);
    } else {
      upsert(plan, state, (Upsert) mutation);
    }
    return plan.made();
  }

  private void deleteRow(Making plan, RowState state, DeleteRow delete) {
    Row key = tables.keyOf(delete.key()).build();
    Row marker =
        tables
            .keyOf(delete.key())
            .set(tables.versionColumn(), plan.timestamp)
            .set(tables.deletedColumn(), true)
            .build();
    plan.commit.add(DeleteRow.of(tables.row(), key, TimestampOffset.ONE_MICROSECOND_EARLIER));
    plan.commit.add(RowExpiration.update(tables.row(), marker, markerTtl));
    for (DerivedTable derived : tables.derived()) {
      removeAll(plan, derived, EntryKey.entries(derived, state.row()), Map.of());
    }
  }

  private void upsert(Making plan, RowState state, Upsert upsert) {
    List<Upsert> parts = RowExpiration.written(tables, upsert, state.row(), state.expiration());
    Row before = state.row();
    Row written = upsert.marker() ? parts.get(0).row() : upsert.row();
    Row widened = tables.widened(written).build();
    // Without a read, the list that an edit changes is unknown, and no entry depends on it.
    Row after = needsState(upsert) ? Edited.of(tables.row(), before, widened) : widened;
    if (needsState(upsert)) {
      Entries.requireIndexable(tables.derived(), before, after);
    }
    if (movesKeyGroup(state, upsert)) {
      moveKeyGroup(plan, state, parts, after);
    } else {
      for (Upsert part : parts) {
        plan.commit.add(
            RowExpiration.update(
                tables.row(), tables.widened(part.row()).build(), part.effectiveTtl()));
        for (DerivedTable derived : tables.derived()) {
          copyInto(plan, derived, before, after, part);
        }
      }
    }
  }

  /**
   * Returns whether all columns of the key group are written, with the values that were read.
   * Otherwise an earlier concurrent change could win, and a concurrent delete could leave a half of
   * the row. Where an existing row always has an entry, each write writes both.
   */
  private boolean movesKeyGroup(RowState state, Upsert upsert) {
    if (!needsState(upsert)) {
      return false;
    }
    if (upsert.marker()
        || state.row() == null
        || state.version() == null
        || tables.hasKeyOnlyEntries()) {
      return true;
    }
    BitSet group = tables.keyGroup();
    for (int i = group.nextSetBit(0); i >= 0; i = group.nextSetBit(i + 1)) {
      if (upsert.row().isSet(i)) {
        return true;
      }
    }
    return false;
  }

  private void moveKeyGroup(Making plan, RowState state, List<Upsert> parts, Row after) {
    boolean insert = parts.stream().anyMatch(Upsert::marker);
    RemainingTtl expiration = RowExpiration.after(tables, parts, state.expiration(), after);
    boolean inserted = tables.isInserted(after);
    boolean gone = !insert && !inserted && !tables.hasValue(after);
    RowParts row = new RowParts(tables.row(), after);
    row.set(
        tables.versionColumn(),
        plan.timestamp,
        gone ? markerTtl : RowExpiration.later(expiration.row(), markerTtl));
    if (insert || (inserted && expiration.column(tables.deletedColumn()) != 0)) {
      row.set(tables.deletedColumn(), false, expiration.column(tables.deletedColumn()));
    }
    BitSet group = tables.keyGroup();
    for (int i = group.nextSetBit(0); i >= 0; i = group.nextSetBit(i + 1)) {
      row.set(i, after.get(i), after.get(i) == null ? expiration.row() : expiration.column(i));
    }
    for (Upsert part : parts) {
      for (int i = tables.declared().keySize(); i < part.row().size(); i++) {
        if (part.row().isSet(i) && !tables.isInKeyGroup(i)) {
          row.set(i, part.row().get(i), part.effectiveTtl());
        }
      }
    }
    plan.commit.addAll(row.updates());
    Row versioned = gone ? null : withVersion(after, plan.timestamp);
    for (DerivedTable derived : tables.derived()) {
      Map<EntryKey, Row> now = EntryKey.entries(derived, versioned);
      for (Row entry : now.values()) {
        RowExpiration.entry(derived, entry, expiration, false, margin(derived))
            .forEach(write -> plan.add(derived, write, plan.prepare));
      }
      removeAll(plan, derived, EntryKey.entries(derived, state.row()), now);
    }
  }

  /** A reader of entries only must not find one longer than its row exists. */
  static int margin(DerivedTable derived) {
    return derived.maintain() == Maintain.VERIFIED ? ENTRY_MARGIN_SECONDS : 0;
  }

  /** Writes changed included columns to entries that stay; never their version. */
  private void copyInto(
      Making plan, DerivedTable derived, @Nullable Row before, Row after, Upsert part) {
    for (Row entry : Entries.of(derived, before == null ? null : after)) {
      Row.Builder copies = RowExpiration.part(entry, derived.table().keySize());
      boolean any = false;
      for (int i = derived.table().keySize(); i < derived.components().size(); i++) {
        int source = derived.components().get(i).column();
        if (source < part.row().size()
            && source >= tables.declared().keySize()
            && part.row().isSet(source)) {
          copies.set(i, entry.get(i));
          any = true;
        }
      }
      if (any) {
        Upsert copy = RowExpiration.update(derived.table(), copies.build(), part.effectiveTtl());
        plan.add(derived, copy, plan.finish);
      }
    }
  }

  private void removeAll(
      Making plan, DerivedTable derived, Map<EntryKey, Row> old, Map<EntryKey, Row> now) {
    old.forEach(
        (key, entry) -> {
          if (!now.containsKey(key)) {
            DeleteRow removal =
                DeleteRow.of(derived.table(), entry, TimestampOffset.ONE_MICROSECOND_EARLIER);
            plan.add(derived, removal, plan.finish);
          }
        });
  }

  private Row withVersion(Row row, long version) {
    @Nullable Object[] values = row.toArray();
    values[tables.versionColumn()] = version;
    return Row.owning(values);
  }

  /** A plan under construction. */
  private static final class Making {
    final long timestamp;
    final CallOptions options;
    final List<Mutation> prepare = new ArrayList<>();
    final List<Mutation> commit = new ArrayList<>();
    final List<Mutation> finish = new ArrayList<>();

    Making(long timestamp, CallOptions options) {
      this.timestamp = timestamp;
      this.options = options;
    }

    /**
     * Adds a mutation to its stage, or to the commit if the table is written together with the row.
     */
    void add(DerivedTable derived, Mutation mutation, List<Mutation> stage) {
      (derived.maintain() == Maintain.VERIFIED ? stage : commit).add(mutation);
    }

    WritePlan made() {
      return new WritePlan(each(prepare), setOf(commit), each(finish));
    }

    private List<MutationSet> each(List<Mutation> mutations) {
      List<MutationSet> sets = new ArrayList<>(mutations.size());
      for (Mutation mutation : mutations) {
        sets.add(setOf(List.of(mutation)));
      }
      return sets;
    }

    private MutationSet setOf(List<Mutation> mutations) {
      List<Change> changes = new ArrayList<>(mutations.size());
      for (Mutation mutation : mutations) {
        changes.add(Change.of(mutation));
      }
      return new MutationSet(changes, OptionalLong.of(timestamp), options);
    }
  }
}
