package dev.rowan.upkeep;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.ColumnCondition;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.DerivedTable;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Plans changes of rows whose version decides between writers: a change is applied to the very
 * version that it read, or not at all. Entries are pending from before the commit on, and confirmed
 * after it.
 *
 * <p>A version is a multiple of four and owns two ticks: at the version itself entries are written
 * as pending, with it as their own version; at the next tick they are confirmed, with that tick as
 * their version, or removed. Nobody ever confirms or removes above the tick of a committed version,
 * so that whatever a later change writes wins.
 *
 * <p>A pure function: the same arguments give the same plan. Thread-safe.
 */
public final class SerialPlanner {
  private static final long STEP = 4;

  private final EntityTables tables;
  private final int markerTtl;

  /**
   * Plans changes of an entity's rows.
   *
   * @param markerTtl for how many seconds the version of a deleted row is kept; at least as long as
   *     the clocks of writers differ
   */
  public SerialPlanner(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.markerTtl = markerTtl;
  }

  /**
   * Returns the version after another: the time of day, or four above the other if that is more.
   */
  public static long nextVersion(@Nullable Long version, long nowMicros) {
    long now = nowMicros & -STEP;
    return version == null ? now : Math.max(now, version + STEP);
  }

  /** Returns whether an entry of this version agrees with the row as long as it is there. */
  public static boolean isConfirmed(@Nullable Long entryVersion) {
    return entryVersion != null && (entryVersion & 1) == 1;
  }

  /** Returns the version as which the entries of a committed version are confirmed. */
  public static long confirmed(long version) {
    return version + 1;
  }

  /**
   * Returns the plan of a change.
   *
   * @param state the row before; the commit is applied only if its version still stands
   * @param mutation a write or a delete of one row of the declared table, without condition, and
   *     without ttl
   * @param version from {@link #nextVersion}
   * @param attempt tells this attempt from all others; what the row takes of unique values must
   *     have been reserved under it
   */
  public WritePlan plan(
      RowState state, Mutation mutation, long version, UUID attempt, CallOptions options) {
    Row before = state.row();
    Row after = null;
    Row.Builder written;
    if (mutation instanceof Upsert upsert) {
      after = after(tables, before, upsert);
      written = tables.widened(upsert.row());
    } else {
      written = withoutValues(((DeleteRow) mutation).key());
    }
    for (UniqueChange change : UniqueChange.between(tables, before, after)) {
      written.set(change.reservationColumn(), change.taken() == null ? null : attempt);
    }
    Row row =
        written
            .set(tables.versionColumn(), version)
            .set(tables.deletedColumn(), after == null)
            .set(tables.attemptColumn(), attempt)
            .build();
    Upsert commit =
        StagedPlanner.update(tables.row(), row, after == null ? markerTtl : 0)
            .when(stands(state.version()));
    List<MutationSet> prepare = new ArrayList<>();
    List<MutationSet> finish = new ArrayList<>();
    for (DerivedTable derived : tables.derived()) {
      Entering entering = new Entering(derived, version, options, prepare, finish);
      entering.from(EntryKey.entries(derived, before), EntryKey.entries(derived, after));
    }
    return new WritePlan(
        prepare,
        new MutationSet(List.of(Change.of(commit)), OptionalLong.empty(), options),
        finish);
  }

  /**
   * Returns what an attempt that lost takes back: its pending entries, as far as the version that
   * stands is above its own; what is left is seen past by readers, and removed by them.
   *
   * @param lost the row as the attempt had read it
   * @param standing the row that stood against it
   */
  public List<MutationSet> takeBack(
      RowState lost, Mutation mutation, long version, RowState standing, CallOptions options) {
    Long stands = standing.version();
    if (!(mutation instanceof Upsert upsert) || stands == null || version > stands) {
      return List.of();
    }
    Row after = after(tables, lost.row(), upsert);
    List<MutationSet> removals = new ArrayList<>();
    for (DerivedTable derived : tables.derived()) {
      Map<EntryKey, Row> kept = EntryKey.entries(derived, standing.row());
      EntryKey.entries(derived, after)
          .forEach(
              (key, entry) -> {
                if (!kept.containsKey(key)) {
                  removals.add(
                      unit(
                          DeleteRow.of(derived.table(), entry, Moment.NOW),
                          confirmed(stands),
                          options));
                }
              });
    }
    return removals;
  }

  /** Returns the row that a write of declared columns leaves, all columns as stored. */
  static Row after(EntityTables tables, @Nullable Row before, Upsert upsert) {
    return Edited.of(tables.row(), before, tables.widened(upsert.row()).build());
  }

  private Condition stands(@Nullable Long version) {
    return new Condition.Matches(
        List.of(ColumnCondition.on(tables.versionColumn(), ColumnCondition.Operator.EQ, version)));
  }

  private Row.Builder withoutValues(Row key) {
    Row.Builder row = tables.keyOf(key);
    for (int i = tables.declared().keySize(); i < tables.declared().size(); i++) {
      if (tables.declared().column(i).kind() == ColumnKind.REGULAR) {
        row.set(i, null);
      }
    }
    return row;
  }

  private static MutationSet unit(Mutation mutation, long timestamp, CallOptions options) {
    return new MutationSet(List.of(Change.of(mutation)), OptionalLong.of(timestamp), options);
  }

  /** What a change means for the entries in one derived table. */
  private record Entering(
      DerivedTable derived,
      long version,
      CallOptions options,
      List<MutationSet> prepare,
      List<MutationSet> finish) {

    void from(Map<EntryKey, Row> old, Map<EntryKey, Row> now) {
      now.forEach(
          (key, entry) -> {
            Row was = old.get(key);
            if (was == null || !versioned(was, 0).equals(versioned(entry, 0))) {
              write(versioned(entry, version), version, prepare);
              write(versioned(entry, confirmed(version)), confirmed(version), finish);
            }
          });
      old.forEach(
          (key, entry) -> {
            if (!now.containsKey(key)) {
              unconfirm(entry);
              finish.add(
                  unit(
                      DeleteRow.of(derived.table(), entry, Moment.NOW),
                      confirmed(version),
                      options));
            }
          });
    }

    private void write(Row entry, long timestamp, List<MutationSet> stage) {
      stage.add(unit(StagedPlanner.update(derived.table(), entry, 0), timestamp, options));
    }

    private void unconfirm(Row entry) {
      Row.Builder pending = Row.unset(derived.table().size());
      for (int i = 0; i < derived.table().keySize(); i++) {
        pending.set(i, entry.get(i));
      }
      pending.set(derived.table().size() - 1, version);
      write(pending.build(), version, prepare);
    }

    private Row versioned(Row entry, long entryVersion) {
      @Nullable Object[] values = entry.toArray();
      values[values.length - 1] = entryVersion;
      return Row.owning(values);
    }
  }
}
