package dev.rowan.upkeep;

import dev.rowan.annotation.Maintain;
import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.schema.DerivedTable;
import dev.rowan.value.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a reader does about an entry that it found beside the row that the entry points at, at
 * timestamps that can hurt no writer at the same time: a removal is older than whatever the version
 * that the reader saw wrote, a confirmation no newer than that version's own.
 *
 * <p>A pure function. Thread-safe.
 */
public final class EntryRepair {
  private final EntityTables tables;

  /** Repairs entries of an entity. */
  public EntryRepair(EntityTables tables) {
    this.tables = tables;
  }

  /** Returns whether it must be known for how long the row lives, to set an entry right. */
  public boolean needsTimes(DerivedTable derived, Row entry) {
    return tables.protocol() == Maintain.SERIAL
        && !derived.isUnique()
        && !derived.isView()
        && !SerialPlanner.isSettled(EntityTables.versionOf(derived, entry));
  }

  /** Returns whether the row has an entry of this key. */
  public static boolean isEntryOf(DerivedTable derived, RowState state, Row entry) {
    Row row = state.row();
    return row != null && Entries.hasKey(derived, row, entry);
  }

  /**
   * Returns the unit that sets an entry right, if there is one that is safe at any moment: none for
   * an entry that is newer than the row, which a change under way may have prepared.
   *
   * @param derived the table of the entry, as stored
   * @param state the row, with its times where {@link #needsTimes} says so
   */
  public Optional<MutationSet> of(
      DerivedTable derived, Row entry, RowState state, CallOptions options) {
    Long written = tables.isVersioned() ? EntityTables.versionOf(derived, entry) : null;
    Long version = state.version();
    if (written == null || version == null) {
      return Optional.empty();
    }
    boolean belongs = isEntryOf(derived, state, entry);
    if (tables.protocol() == Maintain.SERIAL) {
      boolean settled = SerialPlanner.isSettled(written) && belongs;
      return settled || written > SerialPlanner.confirmed(version)
          ? Optional.empty()
          : Optional.of(settle(derived, entry, state, version, options));
    }
    return belongs || written >= version
        ? Optional.empty()
        : Optional.of(removal(derived, entry, version - 1, options));
  }

  private static MutationSet settle(
      DerivedTable derived, Row entry, RowState state, long version, CallOptions options) {
    long tick = SerialPlanner.confirmed(version);
    Map<EntryKey, Row> entries = EntryKey.entries(derived, state.row());
    Row current = entries.get(EntryKey.of(derived.table(), entry));
    if (current == null) {
      return removal(derived, entry, tick, options);
    }
    Row settled = withVersion(current, SerialPlanner.settled(version, state.lives()));
    return new MutationSet(
        SerialPlanner.entry(derived, settled, state.lives()).stream().map(Change::of).toList(),
        OptionalLong.of(tick),
        options);
  }

  private static MutationSet removal(
      DerivedTable derived, Row entry, long timestamp, CallOptions options) {
    return unit(DeleteRow.of(derived.table(), entry, Moment.NOW), timestamp, options);
  }

  private static Row withVersion(Row entry, long version) {
    Object[] values = entry.toArray();
    values[values.length - 1] = version;
    return Row.owning(values);
  }

  private static MutationSet unit(Mutation mutation, long timestamp, CallOptions options) {
    return new MutationSet(List.of(Change.of(mutation)), OptionalLong.of(timestamp), options);
  }
}
