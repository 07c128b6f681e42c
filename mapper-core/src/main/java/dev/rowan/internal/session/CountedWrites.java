package dev.rowan.internal.session;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.spi.async.Failures;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The requests of one call that is not one batch, with bounded concurrency. After a failure no
 * further group of requests starts. If a part was written before, or may have been, the outcome of
 * the call is unknown, and its exception has the number of what was written. Used once.
 */
final class CountedWrites {
  private final String table;
  private final String counted;
  private final AtomicInteger started = new AtomicInteger();
  private final AtomicLong written = new AtomicLong();
  private volatile boolean failed;
  private volatile boolean unknown;

  /**
   * Creates the requests of a call.
   *
   * @param counted what the exception counts, such as {@code rows deleted}
   */
  CountedWrites(String table, String counted) {
    this.table = table;
    this.counted = counted;
  }

  /** Writes each item by one or several requests; completes when all of them have succeeded. */
  <A> CompletionStage<Boolean> forEach(
      List<A> items, Function<? super A, ? extends CompletionStage<?>> writing) {
    return BoundedConcurrency.forEach(items, writing)
        .thenApply(done -> true)
        .exceptionallyCompose(failure -> CompletableFuture.failedFuture(outcome(failure)));
  }

  /** Returns whether a request has failed, so that no other one needs to start. */
  boolean hasFailed() {
    return failed;
  }

  /** Sends a request that writes this number of rows; a failure that it throws fails the stage. */
  CompletionStage<Boolean> send(int rows, Supplier<CompletionStage<Boolean>> request) {
    started.incrementAndGet();
    CompletionStage<Boolean> sent;
    try {
      sent = request.get();
    } catch (RuntimeException e) {
      sent = CompletableFuture.failedFuture(e);
    }
    return sent.whenComplete((done, failure) -> count(rows, failure));
  }

  private void count(int rows, @Nullable Throwable failure) {
    if (failure == null) {
      written.addAndGet(rows);
    } else {
      unknown |= Failures.unwrap(failure) instanceof OutcomeUnknownException;
      failed = true;
    }
  }

  /** Returns the failure of the whole call, of which a part may have been written. */
  private Throwable outcome(Throwable failure) {
    boolean nothing = written.get() == 0 && !unknown;
    boolean whole = started.get() == 1;
    return nothing || whole
        ? Failures.unwrap(failure)
        : Failures.ofPartialChange(
            failure, Map.of("table", table, counted, Long.toString(written.get())));
  }
}
