package dev.rowan.storage.cassandra.write;

import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Gives batches ascending timestamps. Conditional writes get theirs from the servers, in whole
 * milliseconds. To order both kinds, a conditional write waits until the millisecond of the last
 * timestamp is over. Timestamps continue after the millisecond in which the conditional write
 * ended. Thread-safe.
 */
final class WriteClock {
  private static final long MICROSECONDS = 1_000;
  private static final Executor A_MILLISECOND_LATER =
      CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS);

  private final AtomicLong last = new AtomicLong();

  /**
   * Returns microseconds since 1970. It is at least two above the last result, because the writes
   * of a batch one microsecond before its timestamp must also be later than the previous batch.
   */
  long next() {
    Instant now = Instant.now();
    long microseconds = now.getEpochSecond() * 1_000_000 + now.getNano() / 1_000;
    long before = last.get();
    long next = Math.max(before + 2, microseconds);
    while (!last.compareAndSet(before, next)) {
      before = last.get();
      next = Math.max(before + 2, microseconds);
    }
    return next;
  }

  /**
   * Completes when a server with this clock would assign a later timestamp than this clock has
   * assigned.
   */
  CompletionStage<Void> passed() {
    return passed(last.get());
  }

  /** Makes later timestamps exceed those that a server with this clock has assigned by now. */
  void followServer() {
    long behind = (System.currentTimeMillis() + 1) * MICROSECONDS;
    last.accumulateAndGet(behind, Math::max);
  }

  private static CompletionStage<Void> passed(long timestamp) {
    if (System.currentTimeMillis() * MICROSECONDS > timestamp) {
      return CompletableFuture.completedFuture(null);
    }
    return CompletableFuture.runAsync(() -> {}, A_MILLISECOND_LATER)
        .thenCompose(waited -> passed(timestamp));
  }
}
