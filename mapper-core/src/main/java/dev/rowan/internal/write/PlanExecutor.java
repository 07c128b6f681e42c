package dev.rowan.internal.write;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Executes write plans: sends the stages of a plan one after another, the sets of one stage with
 * bounded concurrency, and retries by the {@link RetryPolicy} until the deadline of the call. All
 * writes of entities end here, whether they are single, conditional, in batches, in bulk, or
 * repairs. Thread-safe.
 */
public final class PlanExecutor {
  private final Backend backend;
  private final RetryPolicy retries;
  private final Background background;

  PlanExecutor(Backend backend, RetryPolicy retries, Background background) {
    this.backend = backend;
    this.retries = retries;
    this.background = background;
  }

  /** Returns the policy by which requests are repeated. */
  public RetryPolicy retries() {
    return retries;
  }

  /** Sends a set that is a whole direct plan, once: the backend alone retries. */
  CompletionStage<WriteOutcome> send(MutationSet direct) {
    return backend.apply(direct);
  }

  /** Executes a plan as {@link #execute(WritePlan, Deadline)} does, with a deadline of its own. */
  public CompletionStage<WriteOutcome> execute(WritePlan plan) {
    return plan.direct()
        ? send(plan.commit())
        : execute(plan, retries.deadline(plan.commit().options()));
  }

  /**
   * Executes a plan. The finish stage runs in the background, and only if the commit was applied.
   *
   * @return completes once the commit has ended. It fails with {@link OutcomeUnknownException} if
   *     the commit may have been applied, now or later, and with any other {@link
   *     dev.rowan.error.RowanException} if the change has not happened and never will
   */
  CompletionStage<WriteOutcome> execute(WritePlan plan, Deadline deadline) {
    if (plan.direct()) {
      return send(plan.commit());
    }
    CompletionStage<WriteOutcome> committed = committed(plan, deadline);
    return plan.finish().isEmpty()
        ? committed
        : committed.thenApply(
            outcome -> {
              if (outcome.applied()) {
                finish(plan.finish());
              }
              return outcome;
            });
  }

  /**
   * Executes a plan that no DAO call waits for, such as a repair, and waits for its finish stage.
   *
   * @return completes once all stages have ended; with a failure also if the finish stage failed
   */
  public CompletionStage<WriteOutcome> executeToEnd(WritePlan plan) {
    Deadline deadline = retries.deadline();
    return committed(plan, deadline)
        .thenCompose(
            outcome ->
                outcome.applied()
                    ? applyAll(plan.finish(), deadline).thenApply(done -> outcome)
                    : CompletableFuture.completedFuture(outcome));
  }

  private CompletionStage<WriteOutcome> committed(WritePlan plan, Deadline deadline) {
    return plan.prepare().isEmpty()
        ? apply(plan.commit(), deadline)
        : prepare(plan.prepare(), deadline).thenCompose(prepared -> apply(plan.commit(), deadline));
  }

  /**
   * A failure here is no {@link OutcomeUnknownException}: without the commit nothing has happened.
   */
  private CompletionStage<Void> prepare(List<MutationSet> sets, Deadline deadline) {
    return applyAll(sets, deadline)
        .exceptionallyCompose(
            failure -> CompletableFuture.failedFuture(Failures.beforeTheChange(failure)));
  }

  private CompletionStage<Void> applyAll(List<MutationSet> sets, Deadline deadline) {
    return BoundedConcurrency.forEach(sets, set -> apply(set, deadline));
  }

  /** Applies one mutation set, again after each failure that allows it. */
  public CompletionStage<WriteOutcome> apply(MutationSet set, Deadline deadline) {
    return retries.send(
        () -> backend.apply(set),
        deadline,
        RetryPolicy.isIdempotent(set),
        set.options().counters());
  }

  /**
   * Applies one mutation set of a caller that finds out by a read whether it was applied.
   *
   * @return completes with the outcome; with null if it is unknown before the deadline. After the
   *     deadline there is no time for a read, so an unknown outcome is a failure
   */
  CompletionStage<@Nullable WriteOutcome> applyOrUnknown(MutationSet set, Deadline deadline) {
    return apply(set, deadline)
        .<@Nullable WriteOutcome>thenApply(outcome -> outcome)
        .exceptionallyCompose(
            failure -> {
              Throwable bare = Failures.unwrap(failure);
              return bare instanceof OutcomeUnknownException && !deadline.isPast()
                  ? CompletableFuture.<@Nullable WriteOutcome>completedFuture(null)
                  : CompletableFuture.<@Nullable WriteOutcome>failedFuture(bare);
            });
  }

  /** Applies mutation sets in the background. A caller does not learn their outcome. */
  void finish(List<MutationSet> sets) {
    sets.forEach(background::run);
  }
}
