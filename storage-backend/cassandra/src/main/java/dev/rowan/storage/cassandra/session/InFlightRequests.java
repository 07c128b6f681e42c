package dev.rowan.storage.cassandra.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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
   * Runs a call unless this is closed. Every failure becomes a {@link
   * dev.rowan.error.RowanException}; a call that throws has sent nothing.
   */
  public <A, T> CompletionStage<T> run(
      RequestKind kind, Function<A, CompletionStage<T>> call, A argument) {
    if (!enter()) {
      return CompletableFuture.failedFuture(
          new RowanClosedException(ErrorCode.CLOSED, Map.of(), null));
    }
    CompletableFuture<T> stage;
    try {
      stage = call.apply(argument).toCompletableFuture();
    } catch (RuntimeException e) {
      stage = DriverErrors.notSent(kind, e);
    }
    if (stage.isDone() && !stage.isCompletedExceptionally()) {
      leave();
      return stage;
    }
    InFlight<T> result = new InFlight<>(kind);
    var unused = stage.whenComplete(result);
    return result;
  }

  /** The result of a call that is not answered yet, and the callback that completes it. */
  private final class InFlight<T> extends CompletableFuture<T> implements BiConsumer<T, Throwable> {
    private final RequestKind kind;

    InFlight(RequestKind kind) {
      this.kind = kind;
    }

    @Override
    public void accept(T value, @Nullable Throwable failure) {
      leave();
      if (failure == null) {
        complete(value);
      } else {
        completeExceptionally(DriverErrors.translated(failure, kind));
      }
    }
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
