package dev.rowan.storage.cassandra.write;

import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Gives units their timestamps, each later than the one before. Writes under a condition get theirs
 * from the servers, in whole milliseconds: so that each of the two kinds is later than what it
 * follows, such a write waits until the millisecond of the last timestamp is over, and timestamps
 * go on behind the millisecond in which it ended. Thread-safe.
 */
final class WriteClock {
  private static final long MICROSECONDS = 1_000;
  private static final Executor A_MILLISECOND_LATER =
      CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS);

  private final AtomicLong last = new AtomicLong();

  /**
   * Returns microseconds since 1970; two above the last, as what a unit writes just before its
   * timestamp is later than the unit before it too.
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

  /** Completes when a server with this clock would give a later timestamp than this has given. */
  CompletionStage<Void> passed() {
    return passed(last.get());
  }

  /** Later timestamps are later than what a server with this clock has given by now. */
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
