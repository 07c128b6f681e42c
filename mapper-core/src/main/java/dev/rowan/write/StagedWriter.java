package dev.rowan.write;

import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.upkeep.BlindPlanner;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.RowState;
import dev.rowan.upkeep.StagedPlanner;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.Row;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Writes rows where the later of two writers wins. */
final class StagedWriter implements RowWriter {
  private final EntityTables tables;
  private final Planner planner;
  private final RowReader reader;
  private final Stages stages;
  private final ChangeClock clock;

  /** What tells the stages of a change. */
  private interface Planner {
    boolean needsState(Mutation mutation);

    WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions options);
  }

  StagedWriter(
      Backend backend, EntityTables tables, int markerTtl, Stages stages, ChangeClock clock) {
    this.tables = tables;
    this.planner = planner(tables, markerTtl);
    this.reader = new RowReader(backend, tables);
    this.stages = stages;
    this.clock = clock;
  }

  private static Planner planner(EntityTables tables, int markerTtl) {
    if (!tables.isVersioned()) {
      BlindPlanner blind = new BlindPlanner(tables);
      return new Planner() {
        @Override
        public boolean needsState(Mutation mutation) {
          return blind.needsState(mutation);
        }

        @Override
        public WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions how) {
          return blind.plan(state, mutation, timestamp, how);
        }
      };
    }
    StagedPlanner staged = new StagedPlanner(tables, markerTtl);
    return new Planner() {
      @Override
      public boolean needsState(Mutation mutation) {
        return staged.needsState(mutation);
      }

      @Override
      public WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions how) {
        return staged.plan(state, mutation, timestamp, how);
      }
    };
  }

  @Override
  public CompletionStage<WriteOutcome> writeRow(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    requireNoCondition(mutation);
    requireNoTimestamp(timestamp);
    Instant deadline = stages.attempts().deadline();
    Row key = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    CompletionStage<RowState> state =
        planner.needsState(mutation)
            ? stages
                .attempts()
                .idempotent(() -> reader.read(key, options), deadline)
                .thenApply(RowReader.Found::state)
            : CompletableFuture.completedFuture(RowState.ABSENT);
    return state.thenCompose(
        known -> {
          long at = timestamp.orElseGet(() -> clock.next(hash(key), known.newest()));
          WritePlan plan = planner.plan(known, mutation, at, options);
          return carryOut(plan, deadline);
        });
  }

  private CompletionStage<WriteOutcome> carryOut(WritePlan plan, Instant deadline) {
    return stages
        .prepare(plan.prepare(), deadline)
        .thenCompose(prepared -> stages.commit(plan.commit(), deadline))
        .thenApply(
            outcome -> {
              stages.finish(plan.finish());
              return outcome;
            });
  }

  private int hash(Row key) {
    int hash = 1;
    for (int i = 0; i < tables.declared().keySize(); i++) {
      Object value = key.get(i);
      hash = 31 * hash + (value == null ? 0 : value.hashCode());
    }
    return hash;
  }

  private void requireNoCondition(Mutation mutation) {
    if (mutation.condition() != Condition.NONE) {
      throw new UnsupportedByBackend(
          ErrorCode.CONDITION_NEEDS_SERIAL,
          Map.of("table", tables.declared().name(), "maintain", String.valueOf(tables.protocol())),
          null);
    }
  }

  private void requireNoTimestamp(OptionalLong timestamp) {
    if (timestamp.isPresent() && tables.isVersioned()) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of(
              "table",
              tables.declared().name(),
              "options",
              "a timestamp, and indexes whose entries are ordered by the mapper's"),
          null);
    }
  }
}
