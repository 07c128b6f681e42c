package dev.rowan.copy;

import dev.rowan.call.CallOptions;
import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.DeleteRange;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.value.Row;
import dev.rowan.write.EntityWriter;
import dev.rowan.write.RowReader;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows that others copy from: notes that a change is to be carried on, makes it, and carries
 * it on. Thread-safe.
 */
final class CopiedWriter implements EntityWriter {
  private final EntityWriter inner;
  private final Supplier<List<Settling>> links;
  private final FanOuts fanOuts;

  CopiedWriter(EntityWriter inner, Supplier<List<Settling>> links, FanOuts fanOuts) {
    this.inner = inner;
    this.links = links;
    this.fanOuts = fanOuts;
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    List<Settling> concerned =
        links.get().stream().filter(settling -> concerns(mutation, settling.link())).toList();
    if (concerned.isEmpty()) {
      return inner.write(mutation, timestamp, options);
    }
    if (mutation instanceof DeleteRange) {
      return CompletableFuture.failedFuture(
          new RejectedInput(
              ErrorCode.ARGUMENT_REJECTED,
              Map.of(
                  "table",
                  mutation.table().name(),
                  "key",
                  "of a range of rows, from which others copy"),
              null));
    }
    CallOptions majority = RowReader.majority(options);
    Row key = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    List<FanOut> begun =
        concerned.stream().map(settling -> fanOuts.prepare(settling, key, majority)).toList();
    return noted(begun)
        .thenCompose(noted -> inner.write(mutation, timestamp, majority))
        .handle((outcome, failure) -> followed(begun, outcome, failure))
        .thenCompose(followed -> followed);
  }

  private static boolean concerns(Mutation mutation, CopyLink link) {
    return !(mutation instanceof Upsert upsert) || link.setsSource(upsert.row());
  }

  /** Completes with a failure that is no {@link OutcomeUnknown}, as nothing has happened yet. */
  private static CompletionStage<Void> noted(List<FanOut> begun) {
    return all(begun, FanOut::note)
        .handle(
            (done, failure) -> {
              if (failure != null) {
                Throwable bare = bare(failure);
                throw bare instanceof OutcomeUnknown unknown
                    ? new BackendUnavailable(unknown.code(), unknown.context(), unknown)
                    : new CompletionException(bare);
              }
              return null;
            });
  }

  private CompletionStage<WriteOutcome> followed(
      List<FanOut> begun, @Nullable WriteOutcome outcome, @Nullable Throwable failure) {
    if (outcome == null || failure != null) {
      Throwable bare = failure == null ? new IllegalStateException() : bare(failure);
      begun.forEach(bare instanceof OutcomeUnknown ? fanOuts::leave : fanOuts::drop);
      return CompletableFuture.failedFuture(bare);
    }
    if (!outcome.applied()) {
      begun.forEach(fanOuts::drop);
      return CompletableFuture.completedFuture(outcome);
    }
    return all(begun, fanOuts::start).thenApply(done -> outcome);
  }

  private static CompletionStage<Void> all(
      List<FanOut> begun, Function<FanOut, CompletionStage<Void>> step) {
    return CompletableFuture.allOf(
        begun.stream()
            .map(step)
            .map(CompletionStage::toCompletableFuture)
            .toArray(CompletableFuture<?>[]::new));
  }

  private static Throwable bare(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof CompletionException && cause != null ? cause : failure;
  }
}
