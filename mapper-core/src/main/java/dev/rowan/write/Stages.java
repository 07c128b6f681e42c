package dev.rowan.write;

import dev.rowan.async.BoundedConcurrency;
import dev.rowan.async.Failures;
import dev.rowan.backend.Backend;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.schema.ColumnType;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.CellEdit;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Carries out the stages of plans. Thread-safe. */
final class Stages {
  private final Backend backend;
  private final Attempts attempts;
  private final Background background;

  Stages(Backend backend, Attempts attempts, Background background) {
    this.backend = backend;
    this.attempts = attempts;
    this.background = background;
  }

  Attempts attempts() {
    return attempts;
  }

  /** Carries out the stages of a plan without condition, the last of them later. */
  CompletionStage<WriteOutcome> carryOut(WritePlan plan, Instant deadline) {
    CompletionStage<WriteOutcome> committed =
        plan.prepare().isEmpty()
            ? commit(plan.commit(), deadline)
            : prepare(plan.prepare(), deadline)
                .thenCompose(prepared -> commit(plan.commit(), deadline));
    return plan.finish().isEmpty()
        ? committed
        : committed.thenApply(
            outcome -> {
              finish(plan.finish());
              return outcome;
            });
  }

  /**
   * Carries out what must be there before the commit.
   *
   * @return completes with a failure that is no {@link OutcomeUnknown}, as without the commit
   *     nothing has happened
   */
  CompletionStage<Void> prepare(List<MutationSet> units, Instant deadline) {
    return BoundedConcurrency.forEach(units, unit -> carriedOut(unit, deadline))
        .handle(
            (done, failure) -> {
              if (failure == null) {
                return CompletableFuture.<Void>completedFuture(null);
              }
              return CompletableFuture.<Void>failedFuture(notHappened(Failures.unwrap(failure)));
            })
        .thenCompose(result -> result);
  }

  private static Throwable notHappened(Throwable failure) {
    return failure instanceof OutcomeUnknown unknown ? unknown.beforeAnythingWasWritten() : failure;
  }

  /** Carries out a commit without condition. */
  CompletionStage<WriteOutcome> commit(MutationSet unit, Instant deadline) {
    return carriedOut(unit, deadline);
  }

  private CompletionStage<WriteOutcome> carriedOut(MutationSet unit, Instant deadline) {
    return isIdempotent(unit)
        ? attempts.idempotent(() -> backend.apply(unit), deadline)
        : attempts.once(() -> backend.apply(unit), deadline);
  }

  /** Carries out a commit under a condition. */
  CompletionStage<WriteOutcome> commitIf(MutationSet unit, Instant deadline) {
    return attempts.once(() -> backend.apply(unit), deadline);
  }

  /** Carries out later what the commit left to do. */
  void finish(List<MutationSet> units) {
    units.forEach(background::run);
  }

  /**
   * Whether doing it twice at one timestamp is the same as once. A list of cells is not: its
   * elements come under keys that are made anew each time, so that they stand beside the first.
   */
  private static boolean isIdempotent(MutationSet unit) {
    for (Change change : unit.changes()) {
      if (change.mutation() instanceof Upsert upsert) {
        for (int i = 0; i < upsert.row().size(); i++) {
          Object value = upsert.row().get(i);
          ColumnType type = upsert.table().column(i).type();
          if (value instanceof CellEdit.Append
              || value instanceof CellEdit.Prepend
              || value instanceof CellEdit.SetAt
              || value instanceof CellEdit.Increment
              || (type.isMultiCell() && value instanceof List<?>)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
