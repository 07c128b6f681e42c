package dev.rowan.internal.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Plans the repair of an entry that a reader found inconsistent with its row. The timestamps of a
 * repair cannot affect a concurrent writer: a removal is older than everything that the version of
 * the row wrote, a confirmation is no newer than that version.
 *
 * <p>A pure function. Thread-safe.
 */
public final class EntryRepair {
  private final EntityTables tables;
  private final EntryVersions versions;

  /** Repairs entries of an entity. */
  public EntryRepair(EntityTables tables) {
    this.tables = tables;
    this.versions = EntryVersions.of(tables);
  }

  /** Returns whether the repair of an entry depends on when its row expires. */
  public boolean needsTimes(DerivedTable derived, Row entry) {
    return tables.isVersioned()
        && !derived.isUnique()
        && !derived.isView()
        && !versions.isSettled(EntityTables.versionOf(derived, entry));
  }

  /** Returns whether the row has an entry of this key. */
  public static boolean isEntryOf(DerivedTable derived, RowState state, Row entry) {
    Row row = state.row();
    return row != null && Entries.hasKey(derived, row, entry);
  }

  /**
   * Returns the repair of an entry, if one is safe at any time. An entry that is newer than its row
   * has none, because an in-flight change may have prepared it.
   *
   * @param derived the table of the entry, as stored
   * @param state the row, with its times where {@link #needsTimes} requires them
   */
  public Optional<MutationSet> of(
      DerivedTable derived, Row entry, RowState state, CallOptions options) {
    Long written = tables.isVersioned() ? EntityTables.versionOf(derived, entry) : null;
    Long version = state.version();
    if (written == null || version == null) {
      return Optional.empty();
    }
    boolean belongs = isEntryOf(derived, state, entry);
    long removed = versions.removalTime(version);
    if (written > removed || (belongs && versions.isSettled(written))) {
      return Optional.empty();
    }
    return Optional.of(
        belongs
            ? settle(derived, entry, state, version, options)
            : removal(derived, entry, removed, options));
  }

  /**
   * Returns the mutation set that confirms an entry under {@link Maintain#SERIAL}, or removes it if
   * the row has no such entry, as of the version of the row.
   *
   * @param state the row, with its times
   * @param version the version of the row
   */
  public static MutationSet settle(
      DerivedTable derived, Row entry, RowState state, long version, CallOptions options) {
    Row current = EntryKey.entries(derived, state.row()).get(EntryKey.of(derived.table(), entry));
    return current == null
        ? removal(derived, entry, SerialPlanner.confirmed(version), options)
        : confirmation(derived, current, state.expiration(), version, options);
  }

  /**
   * Returns the mutation set that confirms an entry that a row has.
   *
   * @param version the version of the row
   */
  public static MutationSet confirmation(
      DerivedTable derived, Row entry, RemainingTtl expiration, long version, CallOptions options) {
    Row settled = withVersion(entry, SerialPlanner.settled(version, expiration));
    return setOf(
        SerialPlanner.entry(derived, settled, expiration),
        SerialPlanner.confirmed(version),
        options);
  }

  /**
   * Returns the mutation set that removes an entry, and nothing that is later than the timestamp.
   */
  public static MutationSet removal(
      DerivedTable derived, Row entry, long timestamp, CallOptions options) {
    return setOf(
        List.of(DeleteRow.of(derived.table(), entry, TimestampOffset.NONE)), timestamp, options);
  }

  /** Returns an entry as stored, with another version. */
  public static Row withVersion(Row entry, long version) {
    @Nullable Object[] values = entry.toArray();
    values[values.length - 1] = version;
    return Row.owning(values);
  }

  private static MutationSet setOf(
      List<? extends Mutation> mutations, long timestamp, CallOptions options) {
    return new MutationSet(
        mutations.stream().<Change>map(Change::of).toList(), OptionalLong.of(timestamp), options);
  }
}
