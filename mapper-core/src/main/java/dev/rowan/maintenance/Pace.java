package dev.rowan.maintenance;

import java.util.concurrent.TimeUnit;

/** Keeps a job at so many rows a second at most, on average since its start. Not thread-safe. */
final class Pace {
  private static final long NANOS = TimeUnit.SECONDS.toNanos(1);

  private final int rowsPerSecond;
  private final long start = System.nanoTime();

  Pace(int rowsPerSecond) {
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
}
