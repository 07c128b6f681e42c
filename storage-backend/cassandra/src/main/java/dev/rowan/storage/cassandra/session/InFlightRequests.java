package dev.rowan.storage.cassandra.session;

import dev.rowan.error.ClosedMapper;
import dev.rowan.error.ErrorCode;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Counts in-flight requests. After {@link #close} it refuses further requests; {@code close} waits
 * for those in flight. Thread-safe.
 */
public final class InFlightRequests {
  private static final long CLOSED = Long.MIN_VALUE;

  /** The number of requests in flight; after close, increased by {@link #CLOSED}. */
  private final AtomicLong count = new AtomicLong();

  private final CompletableFuture<Void> allGone = new CompletableFuture<>();

  /** Creates an open counter. */
  public InFlightRequests() {}

  /**
   * Runs a request unless this is closed. Any failure becomes a {@link
   * dev.rowan.error.RowanException}; if this method throws, nothing was sent.
   */
  public <T> CompletionStage<T> run(RequestKind kind, Supplier<CompletionStage<T>> call) {
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

  /** Refuses further requests and waits for those in flight; returns whether it was open. */
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
