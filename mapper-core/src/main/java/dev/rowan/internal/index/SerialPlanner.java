package dev.rowan.internal.index;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Plans changes of rows whose version decides between writers: a change applies to the version that
 * it read, or not at all. Entries are pending before the commit, and confirmed after it.
 *
 * <p>A version is a multiple of four and owns two ticks. At the version itself, entries are written
 * as pending, with it as their own version. At the next tick they are confirmed, with that tick as
 * their version, or removed. No client confirms or removes entries above the tick of a committed
 * version, so everything that a later change writes wins.
 *
 * <p>A pure function: the same arguments give the same plan. Thread-safe.
 */
public final class SerialPlanner implements Planner {
  private static final long STEP = 4;

  private final EntityTables tables;
  private final int markerTtl;

  /**
   * Plans changes of the rows of an entity.
   *
   * @param markerTtl for how many seconds the version of a deleted row is stored; at least as long
   *     as the clocks of writers differ
   */
  public SerialPlanner(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.markerTtl = markerTtl;
  }

  /**
   * Returns the version after another: the time of day, or four more than the other if that is
   * larger.
   */
  public static long nextVersion(@Nullable Long version, long nowMicros) {
    long now = nowMicros & -STEP;
    return version == null ? now : Math.max(now, version + STEP);
  }

  /** Returns whether an entry of this version agrees with the row as long as it is there. */
  public static boolean isConfirmed(@Nullable Long entryVersion) {
    return entryVersion != null && (entryVersion & 1) == 1;
  }

  /** Returns the tick of a committed version at which its entries are confirmed. */
  public static long confirmed(long version) {
    return version + 1;
  }

  /** Returns the version of the row whose change wrote an entry of this version. */
  static long versionOf(long entryVersion) {
    return entryVersion & -STEP;
  }

  /**
   * Returns whether an entry of this version needs no confirmation as long as its row has it: it is
   * confirmed, or expires by itself.
   */
  public static boolean isSettled(@Nullable Long entryVersion) {
    return entryVersion != null && (entryVersion & (STEP - 1)) != 0;
  }

  /**
   * Returns the version that an entry gets at the tick of a committed version. It confirms the
   * entry, or, if anything of the row expires, marks it as final without confirming it, because the
   * entry may expire a little later than the row.
   */
  public static long settled(long version, RemainingTtl expiration) {
    return version + (expiration.isUnlimited() ? 1 : 2);
  }

  @Override
  public boolean needsState(Mutation mutation) {
    return true;
  }

  /**
   * Returns the plan of a change.
   *
   * @param state the row before; the commit is applied only if its version still stands
   * @param mutation a write or a delete of one row of the declared table, without condition
   * @param stamp a version from {@link #nextVersion}, and an attempt under which all unique values
   *     that the row takes are reserved
   */
  @Override
  public WritePlan plan(RowState state, Mutation mutation, WriteStamp stamp, CallOptions options) {
    long version = stamp.micros();
    UUID attempt = stamp.requireAttempt();
    Row before = state.row();
    List<Upsert> parts =
        mutation instanceof Upsert upsert
            ? RowExpiration.written(tables, upsert, before, state.expiration())
            : List.of();
    Row after = mutation instanceof Upsert upsert ? after(tables, state, upsert) : null;
    Entries.requireIndexable(tables.maintained(), before, after);
    RemainingTtl expiration =
        after == null
            ? RemainingTtl.UNLIMITED
            : RowExpiration.after(tables, parts, state.expiration(), after);
    int versionTtl = after == null ? markerTtl : RowExpiration.later(expiration.row(), markerTtl);
    RowParts row = new RowParts(tables.row(), keyOf(mutation));
    row.set(tables.versionColumn(), version, versionTtl)
        .set(tables.attemptColumn(), attempt, versionTtl);
    for (UniqueChange change : UniqueChange.between(tables, before, after)) {
      row.set(change.reservationColumn(), change.taken() == null ? null : attempt, versionTtl);
    }
    if (mutation instanceof DeleteRow) {
      row.set(tables.deletedColumn(), true, versionTtl);
      unsetValues(row, versionTtl);
    } else if (parts.stream().anyMatch(Upsert::marker)) {
      row.set(tables.deletedColumn(), false, expiration.column(tables.deletedColumn()));
    }
    for (Upsert part : parts) {
      for (int i = tables.declared().keySize(); i < part.row().size(); i++) {
        if (part.row().isSet(i)) {
          row.set(i, part.row().get(i), part.effectiveTtl());
        }
      }
    }
    List<MutationSet> prepare = new ArrayList<>();
    List<MutationSet> finish = new ArrayList<>();
    for (DerivedTable derived : tables.derived()) {
      Entering entering =
          new Entering(derived, version, state.expiration(), expiration, options, prepare, finish);
      entering.from(EntryKey.entries(derived, before), EntryKey.entries(derived, after));
    }
    return new WritePlan(prepare, commit(row, state.version(), options), finish);
  }

  private static Row keyOf(Mutation mutation) {
    return mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
  }

  /** The condition is on the version; servers decide it once for all updates of one row. */
  static MutationSet commit(RowParts row, @Nullable Long stands, CallOptions options) {
    List<Change> changes = new ArrayList<>();
    for (Upsert update : row.updates()) {
      changes.add(Change.of(changes.isEmpty() ? update.when(stands(stands, update)) : update));
    }
    return new MutationSet(changes, OptionalLong.empty(), options);
  }

  /**
   * Returns the removal of the pending entries of an attempt that lost, if the version that won is
   * larger than its own. Readers filter and remove the other entries.
   *
   * @param lost the row as the attempt had read it
   * @param current the row that won
   */
  @Override
  public List<MutationSet> takeBack(
      RowState lost, Mutation mutation, long version, RowState current, CallOptions options) {
    Long stands = current.version();
    if (!(mutation instanceof Upsert upsert) || stands == null || version > stands) {
      return List.of();
    }
    Row after = after(tables, lost, upsert);
    List<MutationSet> removals = new ArrayList<>();
    for (DerivedTable derived : tables.derived()) {
      Map<EntryKey, Row> currentEntries = EntryKey.entries(derived, current.row());
      EntryKey.entries(derived, after)
          .forEach(
              (key, entry) -> {
                if (!currentEntries.containsKey(key)) {
                  removals.add(
                      setOf(
                          DeleteRow.of(derived.table(), entry, TimestampOffset.NONE),
                          confirmed(stands),
                          options));
                }
              });
    }
    return removals;
  }

  /** Returns the row after a write of declared columns, all columns as stored, or null. */
  static @Nullable Row after(EntityTables tables, RowState state, Upsert upsert) {
    List<Upsert> parts = RowExpiration.written(tables, upsert, state.row(), state.expiration());
    Row written = upsert.marker() ? parts.get(0).row() : upsert.row();
    Row after = Edited.of(tables.row(), state.row(), tables.widened(written).build());
    boolean stays =
        parts.stream().anyMatch(Upsert::marker)
            || tables.isInserted(after)
            || tables.hasValue(after);
    return stays ? after : null;
  }

  private static Condition stands(@Nullable Long version, Upsert update) {
    int column = update.table().indexOf(HiddenColumns.VERSION);
    return new Condition.Matches(
        List.of(ColumnCondition.on(column, ColumnCondition.Operator.EQ, version)));
  }

  private void unsetValues(RowParts row, int ttl) {
    for (int i = tables.declared().keySize(); i < tables.declared().size(); i++) {
      if (tables.declared().column(i).kind() == ColumnKind.REGULAR) {
        row.set(i, null, ttl);
      }
    }
  }

  private static MutationSet setOf(Mutation mutation, long timestamp, CallOptions options) {
    return new MutationSet(List.of(Change.of(mutation)), OptionalLong.of(timestamp), options);
  }

  /** The changes of the entries in one derived table. */
  private record Entering(
      DerivedTable derived,
      long version,
      RemainingTtl expirationBefore,
      RemainingTtl expiration,
      CallOptions options,
      List<MutationSet> prepare,
      List<MutationSet> finish) {

    void from(Map<EntryKey, Row> old, Map<EntryKey, Row> now) {
      boolean again = !expirationBefore.isUnlimited() || !expiration.isUnlimited();
      now.forEach(
          (key, entry) -> {
            Row was = old.get(key);
            if (again || was == null || !versioned(was, 0).equals(versioned(entry, 0))) {
              write(versioned(entry, version), expiration, version, prepare);
              write(
                  versioned(entry, settled(version, expiration)),
                  expiration,
                  confirmed(version),
                  finish);
            }
          });
      old.forEach(
          (key, entry) -> {
            if (!now.containsKey(key)) {
              unconfirm(entry);
              finish.add(
                  setOf(
                      DeleteRow.of(derived.table(), entry, TimestampOffset.NONE),
                      confirmed(version),
                      options));
            }
          });
    }

    private void write(Row entry, RemainingTtl whose, long timestamp, List<MutationSet> stage) {
      entry(derived, entry, whose).forEach(write -> stage.add(setOf(write, timestamp, options)));
    }

    private void unconfirm(Row entry) {
      Row.Builder pending = RowExpiration.part(entry, derived.table().keySize());
      pending.set(derived.table().size() - 1, version);
      write(pending.build(), expirationBefore, version, prepare);
    }

    private Row versioned(Row entry, long entryVersion) {
      @Nullable Object[] values = entry.toArray();
      values[values.length - 1] = entryVersion;
      return Row.owning(values);
    }
  }

  /** Returns the writes of an entry of a row with this expiration. */
  public static List<Upsert> entry(DerivedTable derived, Row entry, RemainingTtl expiration) {
    return RowExpiration.entry(
        derived, entry, expiration, false, StagedPlanner.ENTRY_MARGIN_SECONDS);
  }
}
