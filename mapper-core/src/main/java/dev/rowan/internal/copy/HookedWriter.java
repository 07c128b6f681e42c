package dev.rowan.internal.copy;

import dev.rowan.internal.write.EntityWriter;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Writes rows with a hook. Thread-safe. */
public final class HookedWriter implements EntityWriter {
  private final EntityWriter inner;
  private final WriteHook hook;

  /** Writes with a hook around another writer. */
  public HookedWriter(EntityWriter inner, WriteHook hook) {
    this.inner = inner;
    this.hook = hook;
  }

  /** Returns a writer with these hooks around another writer, the outermost last. */
  public static EntityWriter of(EntityWriter inner, List<WriteHook> hooks) {
    EntityWriter all = inner;
    for (WriteHook hook : hooks) {
      all = new HookedWriter(all, hook);
    }
    return all;
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    if (!hook.appliesTo(mutation)) {
      return inner.write(mutation, timestamp, options);
    }
    CallOptions majority = RowReader.majority(options);
    return hook.begin(mutation, majority)
        .thenCompose(
            begun ->
                written(begun, timestamp, majority)
                    .handle((outcome, failure) -> ended(begun, outcome, failure))
                    .thenCompose(ended -> ended));
  }

  private CompletionStage<WriteOutcome> written(
      WriteHook.Begun begun, OptionalLong timestamp, CallOptions options) {
    Mutation mutation = begun.mutation();
    if (mutation == null) {
      return CompletableFuture.completedFuture(WriteOutcome.APPLIED);
    }
    try {
      return inner.write(mutation, timestamp, options);
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private static CompletionStage<WriteOutcome> ended(
      WriteHook.Begun begun, @Nullable WriteOutcome outcome, @Nullable Throwable failure) {
    Throwable bare = failure == null ? null : Failures.unwrap(failure);
    return begun
        .end(outcome, bare)
        .thenCompose(
            over ->
                bare == null
                    ? CompletableFuture.completedFuture(outcome)
                    : CompletableFuture.failedFuture(bare));
  }
}
