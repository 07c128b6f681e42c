package dev.rowan.repair;

import dev.rowan.annotation.Maintain;
import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.Entries;
import dev.rowan.upkeep.EntryKey;
import dev.rowan.upkeep.EntryRepair;
import dev.rowan.upkeep.RowExpiration;
import dev.rowan.upkeep.RowParts;
import dev.rowan.upkeep.StagedPlanner;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.CellTimes;
import dev.rowan.value.Lives;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Repairs of rows and entries that have versions, where the later of two writers wins. A pure
 * function.
 */
final class StagedRepair {
  private final EntityTables tables;
  private final EntryAudit audit;
  private final int markerTtl;

  StagedRepair(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.audit = new EntryAudit(tables);
    this.markerTtl = markerTtl;
  }

  /** Writes an entry as the change would have that made its row, at the row's version. */
  WritePlan restore(Finding finding, long version, CallOptions options) {
    return WritePlan.of(
        unit(
            entry(derived(finding), finding.row(), required(finding.entry()), version),
            version,
            options));
  }

  /** Removes an entry, without touching what is later. */
  WritePlan remove(Finding finding, long timestamp, CallOptions options) {
    return WritePlan.of(
        EntryRepair.removal(derived(finding), required(finding.entry()), timestamp, options));
  }

  /**
   * Gives a row that has none its version, as of when its keys were written, and its entries.
   *
   * @param otherwise the version where the row does not tell when that was
   */
  WritePlan adopt(Finding finding, long otherwise, CallOptions options) {
    long written = audit.rowTime(finding.row());
    long version = written == CellTimes.NEVER ? otherwise : written;
    Row live = required(audit.live(finding.row()));
    Lives lives = audit.state(finding.row()).lives();
    RowParts row = versioned(live, lives, version);
    row.set(tables.deletedColumn(), false, lives.row());
    return new WritePlan(
        entries(finding, live, version, options), unit(row.updates(), version, options), List.of());
  }

  /**
   * Writes the keys of a row again as they were seen, or that it is deleted, with its entries; then
   * removes the entry that the row does not have. A row without trace is deleted once more.
   *
   * @param at later than all that was seen, earlier than any change that can be under way
   */
  WritePlan touch(Finding finding, long at, CallOptions options) {
    Row live = audit.live(finding.row());
    List<Mutation> commit = new ArrayList<>();
    List<MutationSet> prepare = List.of();
    if (live == null) {
      Row key = tables.keyOf(finding.key()).build();
      commit.add(DeleteRow.of(tables.row(), key, Moment.JUST_BEFORE));
      Row.Builder marker = tables.keyOf(key).set(tables.versionColumn(), at);
      marker.set(tables.deletedColumn(), true);
      commit.add(RowExpiration.update(tables.row(), marker.build(), markerTtl));
    } else {
      prepare = entries(finding, live, at, options);
      commit.addAll(again(live, audit.state(finding.row()).lives(), at));
    }
    return new WritePlan(prepare, unit(commit, at, options), removal(finding, live, at, options));
  }

  private List<MutationSet> removal(
      Finding finding, @Nullable Row live, long at, CallOptions options) {
    DerivedTable derived = finding.derived();
    Row entry = finding.entry();
    if (derived == null
        || entry == null
        || (live != null && Entries.hasKey(derived, live, entry))) {
      return List.of();
    }
    DeleteRow removal = DeleteRow.of(derived.table(), entry, Moment.JUST_BEFORE);
    return List.of(unit(List.of(removal), at, options));
  }

  private RowParts versioned(Row live, Lives lives, long version) {
    int ttl = lives.row() == 0 ? 0 : longer(lives.row(), markerTtl);
    return new RowParts(tables.row(), live).set(tables.versionColumn(), version, ttl);
  }

  /** The keys of a row as they were seen, each for as long as it lives on. */
  private List<Upsert> again(Row live, Lives lives, long version) {
    RowParts row = versioned(live, lives, version);
    for (int i = tables.declared().keySize(); i < tables.declared().size(); i++) {
      if (tables.isInKeyGroup(i)) {
        row.set(i, live.get(i), live.get(i) == null ? lives.row() : lives.column(i));
      }
    }
    if (Boolean.FALSE.equals(live.get(tables.deletedColumn()))) {
      row.set(tables.deletedColumn(), false, lives.column(tables.deletedColumn()));
    }
    return row.updates();
  }

  private List<MutationSet> entries(Finding finding, Row live, long version, CallOptions options) {
    List<MutationSet> units = new ArrayList<>();
    for (DerivedTable derived : tables.derived()) {
      for (Row entry : EntryKey.entries(derived, live).values()) {
        entry(derived, finding.row(), entry, version)
            .forEach(write -> units.add(unit(List.of(write), version, options)));
      }
    }
    return units;
  }

  /** For as long as its row lives on; where it is held against the row, for a little longer. */
  private List<Upsert> entry(DerivedTable derived, Sight row, Row entry, long version) {
    boolean checked = derived.maintain() == Maintain.VERIFIED;
    return RowExpiration.entry(
        derived,
        EntryRepair.withVersion(entry, version),
        audit.state(row).lives(),
        false,
        checked ? StagedPlanner.ENTRY_MARGIN_SECONDS : 0);
  }

  static MutationSet unit(List<? extends Mutation> mutations, long timestamp, CallOptions options) {
    return new MutationSet(
        mutations.stream().<Change>map(Change::of).toList(), OptionalLong.of(timestamp), options);
  }

  static DerivedTable derived(Finding finding) {
    return Objects.requireNonNull(finding.derived(), "a difference of an entry");
  }

  static Row required(@Nullable Row row) {
    return Objects.requireNonNull(row, "a row or an entry that is there");
  }

  private static int longer(int seconds, int more) {
    return (int) Math.min(Upsert.MAX_TTL, (long) seconds + more);
  }
}
