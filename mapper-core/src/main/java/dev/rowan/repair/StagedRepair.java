package dev.rowan.repair;

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
import dev.rowan.upkeep.StagedPlanner;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.CellTimes;
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
        unit(List.of(entry(finding, finding.row(), finding.entry(), version)), version, options));
  }

  /** Removes an entry, without touching what is later. */
  WritePlan remove(Finding finding, long timestamp, CallOptions options) {
    DeleteRow removal =
        DeleteRow.of(derived(finding).table(), required(finding.entry()), Moment.NOW);
    return WritePlan.of(unit(List.of(removal), timestamp, options));
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
    List<Mutation> commit = new ArrayList<>();
    int ttl = audit.state(finding.row()).keyGroupTtl();
    addVersion(commit, live, version, ttl, tables.keyOf(live).set(tables.deletedColumn(), false));
    return new WritePlan(
        entries(finding, live, version, options), unit(commit, version, options), List.of());
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
      commit.add(StagedPlanner.update(tables.row(), marker.build(), markerTtl));
    } else {
      prepare = entries(finding, live, at, options);
      int ttl = audit.state(finding.row()).keyGroupTtl();
      addVersion(commit, live, at, ttl, keyGroup(live).set(tables.deletedColumn(), false));
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

  private void addVersion(
      List<Mutation> commit, Row live, long version, int ttl, Row.Builder others) {
    if (ttl == 0) {
      others.set(tables.versionColumn(), version);
    } else {
      Row alone = tables.keyOf(live).set(tables.versionColumn(), version).build();
      commit.add(StagedPlanner.update(tables.row(), alone, longer(ttl, markerTtl)));
    }
    commit.add(StagedPlanner.update(tables.row(), others.build(), ttl));
  }

  private Row.Builder keyGroup(Row live) {
    Row.Builder group = tables.keyOf(live);
    for (int i = tables.declared().keySize(); i < tables.declared().size(); i++) {
      if (tables.isInKeyGroup(i)) {
        group.set(i, live.get(i));
      }
    }
    return group;
  }

  private List<MutationSet> entries(Finding finding, Row live, long version, CallOptions options) {
    List<MutationSet> units = new ArrayList<>();
    for (DerivedTable derived : tables.derived()) {
      for (Row entry : EntryKey.entries(derived, live).values()) {
        units.add(unit(List.of(entry(derived, finding.row(), entry, version)), version, options));
      }
    }
    return units;
  }

  private Upsert entry(Finding finding, Sight row, @Nullable Row entry, long version) {
    return entry(derived(finding), row, required(entry), version);
  }

  private Upsert entry(DerivedTable derived, Sight row, Row entry, long version) {
    int ttl = audit.state(row).keyGroupTtl();
    return StagedPlanner.update(
        derived.table(),
        withVersion(entry, version),
        ttl == 0 ? 0 : longer(ttl, StagedPlanner.ENTRY_MARGIN_SECONDS));
  }

  static Row withVersion(Row entry, long version) {
    @Nullable Object[] values = entry.toArray();
    values[values.length - 1] = version;
    return Row.owning(values);
  }

  static MutationSet unit(List<Mutation> mutations, long timestamp, CallOptions options) {
    return new MutationSet(
        mutations.stream().map(Change::of).toList(), OptionalLong.of(timestamp), options);
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
