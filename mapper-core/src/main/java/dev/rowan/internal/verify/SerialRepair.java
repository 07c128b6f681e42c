package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.RowParts;
import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Plans repairs of rows whose version decides between writers. A confirmation or removal at the
 * tick of the current version affects no writer. If an entry is above that tick, the row gets a
 * version above the entry, on the condition that its version is unchanged. A pure function.
 */
final class SerialRepair implements RepairPlanner {
  private final EntityTables tables;
  private final EntryAudit audit;
  private final int markerTtl;

  SerialRepair(EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.audit = new EntryAudit(tables);
    this.markerTtl = markerTtl;
  }

  @Override
  public Optional<WritePlan> plan(
      EntryFinding finding, RepairWindow window, boolean again, CallOptions options) {
    Long version = audit.state(finding.row()).version();
    boolean belowTick =
        version != null && finding.seen().newest() <= SerialPlanner.confirmed(version);
    if (version != null && belowTick && !again && finding.anomaly() != Anomaly.WRONG) {
      return Optional.of(WritePlan.of(settled(finding, version, options)));
    }
    return finding.anomaly() == Anomaly.FOREIGN || finding.newest() < window.settledBefore()
        ? Optional.of(fence(finding, version, window.now(), options))
        : Optional.empty();
  }

  /** Gives the row a version above the entry, then repairs the entries by that version. */
  private WritePlan fence(
      EntryFinding finding, @Nullable Long version, long now, CallOptions options) {
    long floor = Math.max(version == null ? 0 : version, multipleBelow(finding.seen().newest()));
    long next = SerialPlanner.nextVersion(floor, now);
    Row live = audit.live(finding.row());
    RemainingTtl expiration = expiration(finding);
    int ttl = live == null ? markerTtl : expiration.row() == 0 ? 0 : expiration.row() + markerTtl;
    RowParts row = new RowParts(tables.row(), finding.key());
    row.set(tables.versionColumn(), next, Math.min(ttl, Upsert.MAX_TTL));
    if (live == null) {
      row.set(tables.deletedColumn(), true, markerTtl);
    } else if (version == null) {
      row.set(tables.deletedColumn(), false, expiration.row());
    }
    ColumnCondition stands =
        ColumnCondition.on(tables.versionColumn(), ColumnCondition.Operator.EQ, version);
    List<Change> fence = new ArrayList<>();
    for (Upsert update : row.updates()) {
      Condition condition =
          fence.isEmpty() ? new Condition.Matches(List.of(stands)) : Condition.NONE;
      fence.add(Change.of(update.when(condition)));
    }
    return new WritePlan(
        List.of(),
        new MutationSet(fence, OptionalLong.empty(), options),
        after(finding, live, next, options));
  }

  private List<MutationSet> after(
      EntryFinding finding, @Nullable Row live, long version, CallOptions options) {
    List<MutationSet> sets = new ArrayList<>();
    if (live != null) {
      for (DerivedTable derived : tables.derived()) {
        for (Row entry : EntryKey.entries(derived, live).values()) {
          sets.add(EntryRepair.confirmation(derived, entry, expiration(finding), version, options));
        }
      }
    }
    Row entry = finding.entry();
    if (finding.derived() != null && entry != null && !has(live, finding.derived(), entry)) {
      sets.add(settled(finding, version, options));
    }
    return sets;
  }

  /** Confirms the entry if its row has it, else removes it. */
  private MutationSet settled(EntryFinding finding, long version, CallOptions options) {
    return EntryRepair.settle(
        finding.requireDerived(),
        finding.requireEntry(),
        audit.state(finding.row()),
        version,
        options);
  }

  private static boolean has(@Nullable Row live, DerivedTable derived, Row entry) {
    return live != null && Entries.hasKey(derived, live, entry);
  }

  private RemainingTtl expiration(EntryFinding finding) {
    return audit.state(finding.row()).expiration();
  }

  /** Returns the largest multiple of four that is not above a timestamp; 0 for none. */
  private static long multipleBelow(long timestamp) {
    return timestamp == CellTimes.NEVER ? 0 : timestamp & -4;
  }
}
