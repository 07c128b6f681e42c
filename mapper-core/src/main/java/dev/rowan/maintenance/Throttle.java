package dev.rowan.maintenance;

import dev.rowan.runtime.DaoRuntime;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Keeps a job at so many rows a second at most, on average since its start. Not thread-safe. */
final class Throttle {
  private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

  /** A job that rests longer says in between that it goes on. */
  static final long LONGEST_REST_MILLIS = 500;

  private final int rowsPerSecond;
  private final long start = System.nanoTime();

  Throttle(int rowsPerSecond) {
    this.rowsPerSecond = rowsPerSecond;
  }

  /** Returns how long to rest after so many rows. */
  long millisToRest(long rows) {
    if (rowsPerSecond == Integer.MAX_VALUE) {
      return 0;
    }
    double wanted = rows * (double) NANOS / rowsPerSecond;
    return Math.max(0, TimeUnit.NANOSECONDS.toMillis((long) wanted - (System.nanoTime() - start)));
  }

  /** Lets time pass, however long calls may take. */
  static void rest(DaoRuntime<?> runtime, long millis) {
    for (long left = millis; left > 0; left -= LONGEST_REST_MILLIS) {
      long now = Math.min(left, LONGEST_REST_MILLIS);
      runtime.await(
          CompletableFuture.runAsync(
              () -> {}, CompletableFuture.delayedExecutor(now, TimeUnit.MILLISECONDS)));
    }
  }
}
