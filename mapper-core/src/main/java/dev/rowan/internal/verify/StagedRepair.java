package dev.rowan.internal.verify;

import dev.rowan.annotation.Maintain;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.RowExpiration;
import dev.rowan.internal.index.RowParts;
import dev.rowan.internal.index.StagedPlanner;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Plans repairs of rows and entries that have versions, where the later of two writers wins. A pure
 * function.
 */
final class StagedRepair implements RepairPlanner {
  private final EntityTables tables;
  private final EntryAudit audit;
  private final int markerTtl;

  StagedRepair(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.audit = new EntryAudit(tables);
    this.markerTtl = markerTtl;
  }

  @Override
  public Optional<WritePlan> plan(
      EntryFinding finding, RepairWindow window, boolean again, CallOptions options) {
    Long version = audit.state(finding.row()).version();
    long at = RepairTime.of(finding, window, again);
    if (again || needsTouch(finding, version)) {
      return RepairTime.isSafe(at, finding, window)
          ? Optional.of(touch(finding, at, options))
          : Optional.empty();
    }
    return Optional.of(
        switch (finding.anomaly()) {
          case MISSING, UNCONFIRMED, FOREIGN ->
              version == null ? adopt(finding, at, options) : restore(finding, version, options);
          default -> remove(finding, audit.rowTime(finding.row()) - 1, options);
        });
  }

  /** Returns whether nothing at the version of the row repairs a difference. */
  private boolean needsTouch(EntryFinding finding, @Nullable Long version) {
    return switch (finding.anomaly()) {
      case WRONG, DANGLING -> true;
      case GHOST, STALE -> !isOlder(finding);
      case FOREIGN -> version != null;
      case MISSING, UNCONFIRMED, CONFLICT -> false;
    };
  }

  private boolean isOlder(EntryFinding finding) {
    return finding.derived() != null
        && audit.isOlder(finding.derived(), finding.seen(), finding.row());
  }

  /** Writes an entry at the version of its row, as the change did that wrote the row. */
  private WritePlan restore(EntryFinding finding, long version, CallOptions options) {
    return WritePlan.of(
        setOf(
            entry(finding.requireDerived(), finding.row(), finding.requireEntry(), version),
            version,
            options));
  }

  /** Removes an entry, and nothing that is later than the timestamp. */
  static WritePlan remove(EntryFinding finding, long timestamp, CallOptions options) {
    return WritePlan.of(
        EntryRepair.removal(finding.requireDerived(), finding.requireEntry(), timestamp, options));
  }

  /**
   * Gives a row without version one, as of when its keys were written, and its entries.
   *
   * @param otherwise the version if that time is unknown
   */
  private WritePlan adopt(EntryFinding finding, long otherwise, CallOptions options) {
    long written = audit.rowTime(finding.row());
    long version = written == CellTimes.NEVER ? otherwise : written;
    Row live = Objects.requireNonNull(audit.live(finding.row()), "a row that is there");
    RemainingTtl expiration = audit.state(finding.row()).expiration();
    RowParts row = versioned(live, expiration, version);
    row.set(tables.deletedColumn(), false, expiration.row());
    return new WritePlan(
        entries(finding, live, version, options),
        setOf(row.updates(), version, options),
        List.of());
  }

  /**
   * Writes the keys of a row again as read, or deletes the row again, with its entries. Then
   * removes the entry that the row does not have. Deletes a row without any trace once more.
   *
   * @param at later than everything that was read, earlier than any in-flight change
   */
  private WritePlan touch(EntryFinding finding, long at, CallOptions options) {
    Row live = audit.live(finding.row());
    List<Mutation> commit = new ArrayList<>();
    List<MutationSet> prepare = List.of();
    if (live == null) {
      Row key = tables.keyOf(finding.key()).build();
      commit.add(DeleteRow.of(tables.row(), key, TimestampOffset.ONE_MICROSECOND_EARLIER));
      Row.Builder marker = tables.keyOf(key).set(tables.versionColumn(), at);
      marker.set(tables.deletedColumn(), true);
      commit.add(RowExpiration.update(tables.row(), marker.build(), markerTtl));
    } else {
      prepare = entries(finding, live, at, options);
      commit.addAll(again(live, audit.state(finding.row()).expiration(), at));
    }
    return new WritePlan(prepare, setOf(commit, at, options), removal(finding, live, at, options));
  }

  private List<MutationSet> removal(
      EntryFinding finding, @Nullable Row live, long at, CallOptions options) {
    DerivedTable derived = finding.derived();
    Row entry = finding.entry();
    if (derived == null
        || entry == null
        || (live != null && Entries.hasKey(derived, live, entry))) {
      return List.of();
    }
    DeleteRow removal =
        DeleteRow.of(derived.table(), entry, TimestampOffset.ONE_MICROSECOND_EARLIER);
    return List.of(setOf(List.of(removal), at, options));
  }

  private RowParts versioned(Row live, RemainingTtl expiration, long version) {
    int ttl = expiration.row() == 0 ? 0 : longer(expiration.row(), markerTtl);
    return new RowParts(tables.row(), live).set(tables.versionColumn(), version, ttl);
  }

  /** Returns updates of the keys of a row as read, each with its remaining TTL. */
  private List<Upsert> again(Row live, RemainingTtl expiration, long version) {
    RowParts row = versioned(live, expiration, version);
    for (int i = tables.declared().keySize(); i < tables.declared().size(); i++) {
      if (tables.isInKeyGroup(i)) {
        row.set(i, live.get(i), live.get(i) == null ? expiration.row() : expiration.column(i));
      }
    }
    if (Boolean.FALSE.equals(live.get(tables.deletedColumn()))) {
      row.set(tables.deletedColumn(), false, expiration.column(tables.deletedColumn()));
    }
    return row.updates();
  }

  private List<MutationSet> entries(
      EntryFinding finding, Row live, long version, CallOptions options) {
    List<MutationSet> sets = new ArrayList<>();
    for (DerivedTable derived : tables.derived()) {
      for (Row entry : EntryKey.entries(derived, live).values()) {
        entry(derived, finding.row(), entry, version)
            .forEach(write -> sets.add(setOf(List.of(write), version, options)));
      }
    }
    return sets;
  }

  /**
   * Returns the writes of an entry. It expires with its row; if reads check it against the row, a
   * little later.
   */
  private List<Upsert> entry(DerivedTable derived, ObservedRow row, Row entry, long version) {
    boolean checked = derived.maintain() == Maintain.VERIFIED;
    return RowExpiration.entry(
        derived,
        EntryRepair.withVersion(entry, version),
        audit.state(row).expiration(),
        false,
        checked ? StagedPlanner.ENTRY_MARGIN_SECONDS : 0);
  }

  static MutationSet setOf(
      List<? extends Mutation> mutations, long timestamp, CallOptions options) {
    return new MutationSet(
        mutations.stream().<Change>map(Change::of).toList(), OptionalLong.of(timestamp), options);
  }

  private static int longer(int seconds, int more) {
    return (int) Math.min(Upsert.MAX_TTL, (long) seconds + more);
  }
}
