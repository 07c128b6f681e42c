package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Limits the average number of rows per second since the start of a job. Not thread-safe. */
final class Throttle {
  private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

  /** The longest pause without a progress report. */
  static final long LONGEST_REST_MILLIS = 500;

  private final int rowsPerSecond;
  private final long start = System.nanoTime();

  Throttle(int rowsPerSecond) {
    this.rowsPerSecond = rowsPerSecond;
  }

  /** Returns the pause in milliseconds after the given number of rows. */
  long millisToRest(long rows) {
    if (rowsPerSecond == Integer.MAX_VALUE) {
      return 0;
    }
    double wanted = rows * (double) NANOS / rowsPerSecond;
    return Math.max(0, TimeUnit.NANOSECONDS.toMillis((long) wanted - (System.nanoTime() - start)));
  }

  /** Pauses in steps that are shorter than the timeout of a call. */
  static void rest(Session session, long millis) {
    for (long left = millis; left > 0; left -= LONGEST_REST_MILLIS) {
      long now = Math.min(left, LONGEST_REST_MILLIS);
      session.await(
          CompletableFuture.runAsync(
              () -> {}, CompletableFuture.delayedExecutor(now, TimeUnit.MILLISECONDS)));
    }
  }
}
