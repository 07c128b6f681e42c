package dev.rowan.internal.copy;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The hook of rows that other entities copy from. It records a task before a change, and propagates
 * the change to the copies afterwards. Thread-safe.
 */
final class CopiedRows implements WriteHook {
  private final Supplier<List<CopyReconciler>> links;
  private final FanOuts fanOuts;

  CopiedRows(Supplier<List<CopyReconciler>> links, FanOuts fanOuts) {
    this.links = links;
    this.fanOuts = fanOuts;
  }

  @Override
  public boolean appliesTo(Mutation mutation) {
    return links.get().stream().anyMatch(reconciler -> concerns(mutation, reconciler.link()));
  }

  @Override
  public CompletionStage<Begun> begin(Mutation mutation, CallOptions options) {
    if (mutation instanceof DeleteRange) {
      return CompletableFuture.failedFuture(
          new RejectedInputException(
              ErrorCode.ARGUMENT_REJECTED,
              Map.of(
                  "table",
                  mutation.table().name(),
                  "key",
                  "of a range of rows, from which others copy"),
              null));
    }
    Row key = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    List<FanOut> begun =
        links.get().stream()
            .filter(reconciler -> concerns(mutation, reconciler.link()))
            .map(reconciler -> fanOuts.prepare(reconciler, key, options))
            .toList();
    return all(begun, FanOut::note)
        .handle(
            (noted, failure) -> {
              if (failure == null) {
                return new Noted(mutation, begun);
              }
              begun.forEach(fanOuts::drop);
              throw new CompletionException(Failures.beforeTheChange(failure));
            });
  }

  private static boolean concerns(Mutation mutation, CopyLink link) {
    return !(mutation instanceof Upsert upsert) || link.setsSource(upsert.row());
  }

  /** A change with a recorded task for each entity that copies. */
  private final class Noted implements Begun {
    private final Mutation mutation;
    private final List<FanOut> begun;

    Noted(Mutation mutation, List<FanOut> begun) {
      this.mutation = mutation;
      this.begun = begun;
    }

    @Override
    public Mutation mutation() {
      return mutation;
    }

    @Override
    public CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
      if (outcome != null && outcome.applied()) {
        return all(begun, fanOuts::start);
      }
      begun.forEach(failure instanceof OutcomeUnknownException ? fanOuts::leave : fanOuts::drop);
      return CompletableFuture.completedFuture(null);
    }
  }

  private static CompletionStage<Void> all(
      List<FanOut> begun, Function<FanOut, CompletionStage<Void>> step) {
    return CompletableFuture.allOf(
        begun.stream()
            .map(step)
            .map(CompletionStage::toCompletableFuture)
            .toArray(CompletableFuture<?>[]::new));
  }
}
