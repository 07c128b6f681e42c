package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.index.IndexMaintainer;
import dev.rowan.internal.index.OlderEntries;
import dev.rowan.internal.index.RowExpiration;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plans repairs where the engine maintains the derived tables. A repair writes nothing to the row;
 * from the row, which the engine reads under its lock, follows what the entry has to be. A pure
 * function.
 */
final class EngineRepair implements RepairPlanner {
  private final EntityTables tables;
  private final EntryAudit audit;
  private final EntryExpiration expirations;

  EngineRepair(EntityTables tables) {
    this.tables = tables;
    this.expirations = new EntryExpiration(tables.declared());
    this.audit = new EntryAudit(tables);
  }

  @Override
  public Optional<WritePlan> plan(
      EntryFinding finding, RepairWindow window, boolean again, CallOptions options) {
    return Optional.of(plan(finding, window.now()));
  }

  private WritePlan plan(EntryFinding finding, long now) {
    DerivedTable derived = finding.requireDerived();
    Row entry = finding.requireEntry();
    EntryKey key = EntryKey.of(derived.table(), entry);
    if (!derived.isUnique()) {
      return WritePlan.of(
          MutationSet.of(
              following(
                  finding.key(),
                  new EntryAlone(
                      derived, key, entry, expirations.toRestore(derived, finding.row(), now)))));
    }
    if (finding.anomaly() != Anomaly.MISSING) {
      return WritePlan.of(released(derived, key, entry));
    }
    MutationSet reserved =
        MutationSet.of(following(finding.key(), new ReservedAlone(derived, key)));
    Row others = finding.seen().stored();
    return new WritePlan(
        others == null ? List.of() : List.of(released(derived, key, others)), reserved, List.of());
  }

  /** Releases a reservation, unless its row has the value: then nothing is written. */
  private MutationSet released(DerivedTable derived, EntryKey key, Row current) {
    Change row = following(audit.rowKey(derived, current), new ReservedAlone(derived, key));
    DeleteRow release =
        new DeleteRow(
            derived.table(), current, IndexMaintainer.isOf(derived, current), TimestampOffset.NONE);
    return MutationSet.of(List.of(row, Change.of(release)));
  }

  private Change following(Row key, Consequences consequences) {
    return Change.of(Upsert.update(tables.row(), tables.keyOf(key).build()), consequences);
  }

  /** Derives one entry from a row: writes it if the row has it, else deletes it. */
  private record EntryAlone(DerivedTable derived, EntryKey key, Row entry, int life)
      implements Consequences {
    @Override
    public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
      return of(before, RemainingTtl.UNLIMITED, after, RemainingTtl.UNLIMITED);
    }

    @Override
    public List<Mutation> of(
        @Nullable Row before,
        RemainingTtl expirationBefore,
        @Nullable Row after,
        RemainingTtl expiration) {
      Row current = EntryKey.entries(derived, after).get(key);
      if (current == null) {
        return List.of(DeleteRow.of(derived.table(), entry, TimestampOffset.NONE));
      }
      List<Mutation> writes =
          new ArrayList<>(RowExpiration.shortEntry(derived, current, expiration, life));
      // an older row that was written later can outlive this one
      if (derived.isLatest() && expiration.isUnlimited()) {
        writes.add(OlderEntries.than(derived, current));
      }
      return writes;
    }
  }

  /** Derives the reservation of one value from a row that has it, if no other row reserved it. */
  private record ReservedAlone(DerivedTable derived, EntryKey key) implements Consequences {
    @Override
    public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
      return of(before, RemainingTtl.UNLIMITED, after, RemainingTtl.UNLIMITED);
    }

    @Override
    public List<Mutation> of(
        @Nullable Row before,
        RemainingTtl expirationBefore,
        @Nullable Row after,
        RemainingTtl expiration) {
      Row current = EntryKey.entries(derived, after).get(key);
      return current == null
          ? List.of()
          : List.of(
              RowExpiration.entry(derived, current, expiration, true, 0)
                  .get(0)
                  .when(Condition.IF_NOT_EXISTS));
    }
  }
}
