package dev.rowan.inspection;

import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.repair.Anomaly;
import dev.rowan.repair.EntryAudit;
import dev.rowan.repair.Finding;
import dev.rowan.repair.RepairPlanner;
import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.EntryKey;
import dev.rowan.upkeep.RowLives;
import dev.rowan.upkeep.Upkeep;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.RemainingTtl;
import dev.rowan.value.Row;
import dev.rowan.write.Attempts;
import dev.rowan.write.ReservedValues;
import dev.rowan.write.RowReader;
import dev.rowan.write.Writers;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Sets right what was found: by the plans of repair; or, where the backend isolates upkeep, by a
 * unit that writes nothing to the row, and from which follows what its entry must be. Thread-safe.
 */
public final class Mending {
  private final Backend backend;
  private final EntityTables tables;
  private final RepairPlanner planner;
  private final ReservedValues reservations;
  private final EntryAudit audit;
  private final CallOptions options = RowReader.majority(CallOptions.NONE);
  private final Attempts attempts = Attempts.ofSystem();

  /** Mends the rows and entries of an entity. */
  public Mending(Backend backend, Writers writers, EntityTables tables) {
    this.backend = backend;
    this.audit = new EntryAudit(tables);
    this.reservations = writers.reservedValues(tables);
    this.tables = tables;
    this.planner = new RepairPlanner(tables, Writers.MARKER_TTL_SECONDS);
  }

  /**
   * Carries out the repair of a finding.
   *
   * @param again whether it was carried out before, and the finding is still there
   */
  public CompletionStage<Void> mend(Finding finding, RepairPlanner.Moment moment, boolean again) {
    DerivedTable derived = finding.derived();
    Row entry = finding.entry();
    if (finding.anomaly() == Anomaly.CONFLICT) {
      return CompletableFuture.completedFuture(null);
    }
    if (tables.protocol() == null) {
      return inTurn(isolated(finding));
    }
    if (derived != null && entry != null && derived.isUnique()) {
      return finding.anomaly() == Anomaly.MISSING
          ? reservations.reserve(derived, entry, options)
          : reservations.release(derived, entry, options);
    }
    Optional<WritePlan> plan = planner.plan(finding, moment, again, options);
    return plan.isPresent() ? carryOut(plan.get()) : CompletableFuture.completedFuture(null);
  }

  private CompletionStage<Void> carryOut(WritePlan plan) {
    Instant deadline = attempts.deadline();
    return all(plan.prepare(), deadline)
        .thenCompose(prepared -> commit(plan.commit(), deadline))
        .thenCompose(
            outcome ->
                // one that somebody else came before is seen again by the next look
                outcome.applied()
                    ? all(plan.finish(), deadline)
                    : CompletableFuture.completedFuture(null));
  }

  private CompletionStage<WriteOutcome> commit(MutationSet unit, Instant deadline) {
    return unit.timestamp().isPresent()
        ? attempts.idempotent(() -> backend.apply(unit), deadline)
        : attempts.once(() -> backend.apply(unit), deadline);
  }

  private CompletionStage<Void> all(List<MutationSet> units, Instant deadline) {
    return CompletableFuture.allOf(
        units.stream()
            .map(unit -> attempts.idempotent(() -> backend.apply(unit), deadline))
            .map(CompletionStage::toCompletableFuture)
            .toArray(CompletableFuture<?>[]::new));
  }

  private CompletionStage<Void> inTurn(List<MutationSet> units) {
    CompletionStage<Void> last = CompletableFuture.completedFuture(null);
    for (MutationSet unit : units) {
      last =
          last.thenCompose(
                  done -> attempts.idempotent(() -> backend.apply(unit), attempts.deadline()))
              .thenAccept(outcome -> {});
    }
    return last;
  }

  private List<MutationSet> isolated(Finding finding) {
    DerivedTable derived = Objects.requireNonNull(finding.derived(), "a finding about an entry");
    Row entry = Objects.requireNonNull(finding.entry(), "a finding about an entry");
    EntryKey key = EntryKey.of(derived.table(), entry);
    if (!derived.isUnique()) {
      return List.of(MutationSet.of(following(finding.key(), new EntryAlone(derived, key, entry))));
    }
    if (finding.anomaly() != Anomaly.MISSING) {
      return List.of(released(derived, key, entry));
    }
    MutationSet reserved =
        MutationSet.of(following(finding.key(), new ReservedAlone(derived, key)));
    Row others = finding.seen().stored();
    return others == null ? List.of(reserved) : List.of(released(derived, key, others), reserved);
  }

  /** A row that has the value wants it reserved, which it is: nothing is written then. */
  private MutationSet released(DerivedTable derived, EntryKey key, Row standing) {
    Change row = following(audit.rowKey(derived, standing), new ReservedAlone(derived, key));
    DeleteRow release =
        new DeleteRow(derived.table(), standing, Upkeep.isOf(derived, standing), Moment.NOW);
    return MutationSet.of(List.of(row, Change.of(release)));
  }

  private Change following(Row key, Consequences consequences) {
    return new Change(Upsert.update(tables.row(), tables.keyOf(key).build()), consequences);
  }

  /** From a row follows this entry of it, or that there is none. */
  private record EntryAlone(DerivedTable derived, EntryKey key, Row entry) implements Consequences {
    @Override
    public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
      return of(before, RemainingTtl.UNLIMITED, after, RemainingTtl.UNLIMITED);
    }

    @Override
    public List<Mutation> of(
        @Nullable Row before, RemainingTtl lived, @Nullable Row after, RemainingTtl lives) {
      Row current = EntryKey.entries(derived, after).get(key);
      return current == null
          ? List.of(DeleteRow.of(derived.table(), entry, Moment.NOW))
          : List.copyOf(RowLives.entry(derived, current, lives, true, 0));
    }
  }

  /** From a row follows that a value is reserved for it, if it has it, and for no other row. */
  private record ReservedAlone(DerivedTable derived, EntryKey key) implements Consequences {
    @Override
    public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
      return of(before, RemainingTtl.UNLIMITED, after, RemainingTtl.UNLIMITED);
    }

    @Override
    public List<Mutation> of(
        @Nullable Row before, RemainingTtl lived, @Nullable Row after, RemainingTtl lives) {
      Row current = EntryKey.entries(derived, after).get(key);
      return current == null
          ? List.of()
          : List.of(
              RowLives.entry(derived, current, lives, true, 0)
                  .get(0)
                  .when(Condition.IF_NOT_EXISTS));
    }
  }
}
