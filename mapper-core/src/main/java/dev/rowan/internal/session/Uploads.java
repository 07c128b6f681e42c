package dev.rowan.internal.session;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.chunk.ChunkWriter;
import dev.rowan.spi.async.Failures;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** What an upload that fails leaves. */
final class Uploads {
  private Uploads() {}

  /**
   * Returns the result of writing a value. If that fails, deletes the chunks, because the caller
   * has no token to continue with. If the row may refer to them, or if the deletion fails too, the
   * chunks stay, and the maintenance job decides.
   */
  static <T> CompletionStage<T> orDiscard(
      ChunkWriter chunks, Supplier<? extends CompletionStage<T>> writing) {
    return started(writing)
        .handle(
            (result, failure) ->
                failure == null
                    ? CompletableFuture.completedFuture(result)
                    : Uploads.<T>discarded(chunks, Failures.unwrap(failure)))
        .thenCompose(stage -> stage);
  }

  private static <T> CompletionStage<T> started(Supplier<? extends CompletionStage<T>> writing) {
    try {
      return writing.get();
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private static <T> CompletionStage<T> discarded(ChunkWriter chunks, Throwable failure) {
    return failure instanceof OutcomeUnknownException
        ? CompletableFuture.failedFuture(failure)
        : chunks
            .discard()
            .handle(
                (done, also) -> {
                  if (also != null) {
                    failure.addSuppressed(Failures.unwrap(also));
                  }
                  return CompletableFuture.<T>failedFuture(failure);
                })
            .thenCompose(stage -> stage);
  }
}
