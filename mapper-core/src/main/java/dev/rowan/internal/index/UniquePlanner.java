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
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Plans the mutation sets that make values unique, for stores whose engine does not maintain
 * derived tables. A value is reserved before the row is written, in a table whose key is the value.
 * Each mutation set changes one row, under a condition.
 *
 * <p>A reservation contains the key of its row and the attempt that made it. An attempt belongs to
 * one row and reserves once, so a condition on the attempt is also one on the row. Five rules
 * prevent that two rows have one value:
 *
 * <ul>
 *   <li>An attempt never relies on the reservation of another attempt, not even of its own row: it
 *       takes the reservation over.
 *   <li>The reservation of a row that does not have the value is taken over only after the version
 *       of that row was raised, so that an in-flight change of it fails.
 *   <li>An attempt makes a reservation once. If it may have made one that another attempt has taken
 *       over, it ends. Otherwise a writer that read the first reservation could confuse it with the
 *       second, and its fence would be too old.
 *   <li>A reservation is released under the attempt that made it.
 *   <li>A change that failed releases only a reservation that it made itself, not one that it took
 *       over, because an earlier change of the row may rely on that.
 * </ul>
 *
 * <p>A reservation that a crash left costs the next row that takes the value one read and one
 * raised version. A pure function: the same arguments give the same mutation sets. Thread-safe.
 */
public final class UniquePlanner {
  private final EntityTables tables;
  private final int markerTtl;

  /**
   * Plans reservations for the rows of an entity.
   *
   * @param markerTtl for how many seconds the version of a row that does not exist is stored
   */
  public UniquePlanner(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.markerTtl = markerTtl;
  }

  /**
   * Returns which unique values a write or a delete takes and releases.
   *
   * @param state the row before
   */
  public List<UniqueChange> changes(RowState state, Mutation mutation) {
    Row before = state.row();
    Row after =
        mutation instanceof Upsert upsert ? SerialPlanner.after(tables, state, upsert) : null;
    return UniqueChange.between(tables, before, after);
  }

  /** Returns the mutation set that reserves a value if it is not reserved. */
  public static MutationSet reserve(
      DerivedTable table, Row taken, UUID attempt, CallOptions options) {
    Upsert insert = Upsert.insert(table.table(), by(attempt, taken));
    return setOf(insert.when(Condition.IF_NOT_EXISTS), options);
  }

  /**
   * Returns the mutation set that takes a reservation over for this attempt, if it is unchanged.
   *
   * @param current the reservation as read
   */
  public static MutationSet takeOver(
      DerivedTable table, Row taken, Row current, UUID attempt, CallOptions options) {
    Upsert update = Upsert.update(table.table(), by(attempt, taken));
    return setOf(update.when(isOf(table, attemptOf(current))), options);
  }

  /**
   * Returns the mutation set that releases a value, if the reservation is the one that the entry
   * names; empty if the entry names none.
   *
   * @param entry a reservation, or the entry of a row that has the value
   */
  public static Optional<MutationSet> release(DerivedTable table, Row entry, CallOptions options) {
    Object attempt = attemptOf(entry);
    return attempt == null
        ? Optional.empty()
        : Optional.of(
            setOf(
                new DeleteRow(table.table(), entry, isOf(table, attempt), TimestampOffset.NONE),
                options));
  }

  /**
   * Returns the mutation set that releases a value that no row has, if the reservation is
   * unchanged. The version of its row must have been raised after the reservation was read.
   *
   * @param current the reservation as read
   */
  public static MutationSet giveUp(DerivedTable table, Row current, CallOptions options) {
    Condition stands = isOf(table, attemptOf(current));
    return setOf(new DeleteRow(table.table(), current, stands, TimestampOffset.NONE), options);
  }

  /**
   * Returns the mutation set that raises the version of a row, so that its in-flight changes fail,
   * and changes nothing else. It applies only if the version is unchanged.
   *
   * @param owner the key of the row
   * @param seen the row as read
   */
  public MutationSet fence(Row owner, RowState seen, long nowMicros, CallOptions options) {
    return SerialPlanner.commit(raised(owner, seen, nowMicros), seen.version(), options);
  }

  /**
   * Returns the mutation set that writes to a row the attempt under which its value is reserved
   * now, and raises its version. It applies only if the version is unchanged.
   *
   * @param seen the row as read, which has the value
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
      // a row of another program would not exist for readers once it has a version
      raised.set(tables.deletedColumn(), false, seen.expiration().row());
    }
    return raised;
  }

  /** Returns for how many seconds the version of a row is stored. */
  private int markedFor(RowState seen) {
    return seen.row() == null ? markerTtl : RowExpiration.later(seen.expiration().row(), markerTtl);
  }

  /** Returns the reservation that an attempt makes. */
  public static Row by(UUID attempt, Row taken) {
    @Nullable Object[] values = taken.toArray();
    values[values.length - 1] = attempt;
    return Row.owning(values);
  }

  /** Returns the attempt that made a reservation, or null if it names none. */
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

  private static MutationSet setOf(Mutation mutation, CallOptions options) {
    return new MutationSet(List.of(Change.of(mutation)), OptionalLong.empty(), options);
  }
}
