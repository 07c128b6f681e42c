package dev.rowan.storage.cassandra.write;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Gives batches ascending timestamps, also after the time of day was set back. Conditional writes
 * get theirs from the servers, in whole milliseconds. To order both kinds, a conditional write
 * waits until the millisecond of the last timestamp in its partition is over. Timestamps continue
 * after the millisecond in which the conditional write ended. Thread-safe.
 */
final class WriteClock {
  private static final long MICROSECONDS = 1_000;

  /** Partitions whose hashes are equal modulo this number wait for each other. */
  private static final int STRIPES = 4_096;

  /** How far the clock may run ahead of the time of day by many writes in one millisecond. */
  private static final long AHEAD_MICROS = 1_000_000;

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
  private static final Logger LOG = LoggerFactory.getLogger(WriteClock.class);

  private final InstantSource source;
  private final AtomicLong last = new AtomicLong();
  private final AtomicLongArray lastInStripe = new AtomicLongArray(STRIPES);
  private final AtomicBoolean ahead = new AtomicBoolean();

  /** Gives timestamps by this time of day. */
  WriteClock(InstantSource source) {
    this.source = source;
  }

  /**
   * Returns microseconds since 1970. It is at least two above the last result, because the writes
   * of a batch one microsecond before its timestamp must also be later than the previous batch.
   */
  long next() {
    Instant now = source.instant();
    long microseconds = now.getEpochSecond() * 1_000_000 + now.getNano() / 1_000;
    long before = last.get();
    long next = Math.max(before + 2, microseconds);
    while (!last.compareAndSet(before, next)) {
      before = last.get();
      next = Math.max(before + 2, microseconds);
    }
    noticeStep(next - microseconds);
    return next;
  }

  /** Records that a write to a partition with this hash has a timestamp of this clock. */
  void used(long timestamp, int partition) {
    lastInStripe.accumulateAndGet(stripe(partition), timestamp, Math::max);
  }

  /**
   * Completes when a server with this clock would assign a later timestamp than the writes to a
   * partition with this hash have. Fails, before anything is sent, if that is after the deadline of
   * the call: the time of day was set back.
   */
  CompletionStage<Void> passed(int partition, CallOptions options) {
    long timestamp = lastInStripe.get(stripe(partition));
    long micros = timestamp - source.millis() * MICROSECONDS;
    if (micros < 0) {
      return CompletableFuture.completedFuture(null);
    }
    Duration wait = Duration.ofMillis(micros / MICROSECONDS + 1);
    if (wait.compareTo(longestWait(options)) > 0) {
      return CompletableFuture.failedFuture(
          new BackendUnavailableException(
              ErrorCode.TIMED_OUT,
              Map.of(
                  "clock",
                  "set back: earlier writes to the partition are " + wait.toSeconds() + " s ahead"),
              null));
    }
    return CompletableFuture.runAsync(
            () -> {}, CompletableFuture.delayedExecutor(wait.toMillis(), TimeUnit.MILLISECONDS))
        .thenCompose(waited -> passed(partition, options));
  }

  /** Makes later timestamps exceed those that a server with this clock has assigned by now. */
  void followServer() {
    long ofServer = (source.millis() + 1) * MICROSECONDS;
    last.accumulateAndGet(ofServer, Math::max);
  }

  private static Duration longestWait(CallOptions options) {
    Deadline deadline = options.deadline();
    if (deadline != null) {
      return Duration.ofNanos(deadline.nanosLeft());
    }
    Duration timeout = options.timeout();
    return timeout == null ? LONGEST_WAIT : timeout;
  }

  private static int stripe(int partition) {
    return Math.floorMod(partition, STRIPES);
  }

  /** Logs once that the time of day was set back, until the clock has caught up. */
  private void noticeStep(long micros) {
    if (micros > AHEAD_MICROS) {
      if (ahead.compareAndSet(false, true)) {
        LOG.warn(
            "the time of day was set back: writes continue with timestamps ahead of it by {} ms",
            micros / MICROSECONDS);
      }
    } else if (micros == 0) {
      ahead.set(false);
    }
  }
}
