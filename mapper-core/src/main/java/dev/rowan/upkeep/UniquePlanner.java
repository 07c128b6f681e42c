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
import dev.rowan.schema.DerivedTable;
import dev.rowan.value.Row;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Plans the units that keep unique values, for stores that do not isolate upkeep. A value is
 * reserved before the row is written, in a table whose key is the value alone; each unit is one
 * row's, under a condition.
 *
 * <p>A reservation names the row that it is for and the attempt that made it. An attempt is of one
 * row and made once, so that a condition on it is one on the row too. Five rules keep two rows from
 * having one value:
 *
 * <ul>
 *   <li>an attempt never relies on the reservation of another, not even of its own row: it takes it
 *       over;
 *   <li>the reservation of a row that does not have the value is taken over only after the row's
 *       version was raised, so that a change of it that is under way fails;
 *   <li>an attempt makes a reservation once: if it may have made one that was taken over since, it
 *       ends; else who saw the first would take the second for it, and its fence is too old for
 *       that;
 *   <li>what is released is released under the attempt that made it;
 *   <li>of a change that failed, only a reservation that it made itself is released, not one that
 *       it took over: an earlier change of the row may rely on that.
 * </ul>
 *
 * <p>What a crash leaves behind costs the next row that wants the value one read and one raised
 * version. A pure function: the same arguments give the same units. Thread-safe.
 */
public final class UniquePlanner {
  private final EntityTables tables;
  private final int markerTtl;

  /**
   * Plans reservations for an entity's rows.
   *
   * @param markerTtl for how many seconds the version of a row that is not there is kept
   */
  public UniquePlanner(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.markerTtl = markerTtl;
  }

  /**
   * Returns which unique values a write or a delete takes and leaves.
   *
   * @param state the row before
   */
  public List<UniqueChange> changes(RowState state, Mutation mutation) {
    Row before = state.row();
    Row after =
        mutation instanceof Upsert upsert ? SerialPlanner.after(tables, state, upsert) : null;
    return UniqueChange.between(tables, before, after);
  }

  /** Returns the unit that reserves a value if nobody has. */
  public static MutationSet reserve(
      DerivedTable table, Row taken, UUID attempt, CallOptions options) {
    Upsert insert = Upsert.insert(table.table(), by(attempt, taken));
    return unit(insert.when(Condition.IF_NOT_EXISTS), options);
  }

  /**
   * Returns the unit that makes a reservation one of this attempt, if it still is what was seen.
   *
   * @param standing the reservation as seen
   */
  public static MutationSet takeOver(
      DerivedTable table, Row taken, Row standing, UUID attempt, CallOptions options) {
    Upsert update = Upsert.update(table.table(), by(attempt, taken));
    return unit(update.when(isOf(table, attemptOf(standing))), options);
  }

  /**
   * Returns the unit that gives a value back, if the reservation still is the one that the entry
   * names; empty if the entry names none.
   *
   * @param entry a reservation, or the entry of a row that has the value
   */
  public static Optional<MutationSet> release(DerivedTable table, Row entry, CallOptions options) {
    Object attempt = attemptOf(entry);
    return attempt == null
        ? Optional.empty()
        : Optional.of(
            unit(new DeleteRow(table.table(), entry, isOf(table, attempt), Moment.NOW), options));
  }

  /**
   * Returns the unit that gives a value back which no row has, if the reservation still is what was
   * seen: once the version of its row was raised after that.
   *
   * @param standing the reservation as seen
   */
  public static MutationSet giveUp(DerivedTable table, Row standing, CallOptions options) {
    Condition stands = isOf(table, attemptOf(standing));
    return unit(new DeleteRow(table.table(), standing, stands, Moment.NOW), options);
  }

  /**
   * Returns the unit that raises the version of a row, so that whatever is under way there fails;
   * nothing else of it changes. It is applied only if the version that was seen still stands.
   *
   * @param owner the key of the row
   * @param seen the row as it was read
   */
  public MutationSet fence(Row owner, RowState seen, long nowMicros, CallOptions options) {
    return SerialPlanner.commit(raised(owner, seen, nowMicros), seen.version(), options);
  }

  /**
   * Returns the unit that notes in a row by which attempt a value that it has is reserved now. Its
   * version is raised; it is applied only if the version that was seen still stands.
   *
   * @param seen the row as it was read, which has the value
   */
  public MutationSet claim(
      DerivedTable table,
      Row owner,
      RowState seen,
      UUID attempt,
      long nowMicros,
      CallOptions options) {
    RowParts raised = raised(owner, seen, nowMicros);
    raised.set(UniqueChange.reservationColumn(table), attempt, markedFor(seen));
    return SerialPlanner.commit(raised, seen.version(), options);
  }

  private RowParts raised(Row owner, RowState seen, long nowMicros) {
    Row live = seen.row();
    RowParts raised = new RowParts(tables.row(), owner);
    long version = SerialPlanner.nextVersion(seen.version(), nowMicros);
    raised.set(tables.versionColumn(), version, markedFor(seen));
    if (live == null) {
      raised.set(tables.deletedColumn(), true, markerTtl);
    } else if (seen.version() == null && !tables.hasValue(live)) {
      // what no mapper wrote, and has a version then, would else be no row any more
      raised.set(tables.deletedColumn(), false, seen.lives().row());
    }
    return raised;
  }

  /** For how many seconds the version of a row is kept. */
  private int markedFor(RowState seen) {
    return seen.row() == null ? markerTtl : RowExpiration.later(seen.lives().row(), markerTtl);
  }

  /** Returns the reservation that an attempt makes. */
  public static Row by(UUID attempt, Row taken) {
    @Nullable Object[] values = taken.toArray();
    values[values.length - 1] = attempt;
    return Row.owning(values);
  }

  /** Returns which attempt made a reservation, or null if it does not say. */
  public static @Nullable Object attemptOf(Row entry) {
    return entry.get(entry.size() - 1);
  }

  /** Returns the key of the row that a reservation is for. */
  public Row owner(DerivedTable table, Row entry) {
    Row.Builder key = Row.unset(tables.row().size());
    for (int i = 0; i < tables.row().keySize(); i++) {
      key.set(
          i,
          Objects.requireNonNull(
              entry.get(table.copyOf(i)), "a reservation lacks a part of the key of its row"));
    }
    return key.build();
  }

  /** Returns whether two reservations are for one row. */
  public boolean areOfOneRow(DerivedTable table, Row one, Row other) {
    return EntryKey.of(tables.row(), owner(table, one))
        .equals(EntryKey.of(tables.row(), owner(table, other)));
  }

  private static Condition isOf(DerivedTable table, @Nullable Object attempt) {
    int column = table.table().size() - 1;
    return new Condition.Matches(
        List.of(ColumnCondition.on(column, ColumnCondition.Operator.EQ, attempt)));
  }

  private static MutationSet unit(Mutation mutation, CallOptions options) {
    return new MutationSet(List.of(Change.of(mutation)), OptionalLong.empty(), options);
  }
}
