package dev.rowan.internal.write;

import java.util.function.LongSupplier;

/** The time, by a monotonic clock, after which a call sends no more requests. Thread-safe. */
public final class Deadline {
  private final LongSupplier nanoTime;
  private final long end;

  Deadline(LongSupplier nanoTime, long nanosFromNow) {
    this.nanoTime = nanoTime;
    this.end = nanoTime.getAsLong() + nanosFromNow;
  }

  /** Returns how many nanoseconds are left; zero or less if the deadline has passed. */
  long nanosLeft() {
    return end - nanoTime.getAsLong();
  }

  /** Returns whether the deadline has passed. */
  boolean isPast() {
    return nanosLeft() <= 0;
  }
}
