package dev.rowan.storage.cassandra.session;

import dev.rowan.error.ClosedMapper;
import dev.rowan.error.ErrorCode;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Lets calls in until it is closed, and closing wait for those that are in. Thread-safe. */
public final class CallsUnderWay {
  private static final long CLOSED = Long.MIN_VALUE;

  /** How many calls are in; once closed, {@link #CLOSED} more. */
  private final AtomicLong count = new AtomicLong();

  private final CompletableFuture<Void> allGone = new CompletableFuture<>();

  /** Makes one that is open. */
  public CallsUnderWay() {}

  /**
   * Runs a call unless this is closed. Whatever it fails with becomes a {@link
   * dev.rowan.error.RowanException}; if it throws, it has sent nothing.
   */
  public <T> CompletionStage<T> run(Call kind, Supplier<CompletionStage<T>> call) {
    if (!enter()) {
      return CompletableFuture.failedFuture(new ClosedMapper(ErrorCode.CLOSED, Map.of(), null));
    }
    CompletableFuture<T> result = new CompletableFuture<>();
    DriverErrors.sending(kind, call)
        .whenComplete(
            (value, failure) -> {
              leave();
              if (failure == null) {
                result.complete(value);
              } else {
                result.completeExceptionally(DriverErrors.translated(failure, kind));
              }
            });
    return result;
  }

  /** Lets nobody in any more and waits for those that are in; returns whether it was open. */
  public boolean close() {
    long before = count.getAndUpdate(n -> n < 0 ? n : n + CLOSED);
    if (before == 0) {
      allGone.complete(null);
    }
    allGone.join();
    return before >= 0;
  }

  private boolean enter() {
    return count.getAndUpdate(n -> n < 0 ? n : n + 1) >= 0;
  }

  private void leave() {
    if (count.decrementAndGet() == CLOSED) {
      allGone.complete(null);
    }
  }
}
