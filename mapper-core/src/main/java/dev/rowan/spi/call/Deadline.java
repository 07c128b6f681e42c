package dev.rowan.spi.call;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The time by which a call ends, with all its requests, retries and waits. It is a time of a
 * monotonic clock, so a change of the time of day neither shortens nor extends a call. Rowan
 * creates it when the call starts; the requests of the call carry it in their {@link CallOptions}.
 * Immutable and thread-safe.
 * <!-- tag: api-deadline -->
 *
 * <pre>{@code
 * CallOptions twoSeconds = CallOptions.NONE.withDeadline(Deadline.after(Duration.ofSeconds(2)));
 * messages.save(message, WriteOptions.of(twoSeconds));
 * messages.save(next, WriteOptions.of(twoSeconds)); // both in two seconds
 * }</pre>
 */
public final class Deadline {
  private final LongSupplier nanoTime;
  private final long end;

  private Deadline(LongSupplier nanoTime, long end) {
    this.nanoTime = nanoTime;
    this.end = end;
  }

  /** Returns the deadline after this time from now, by the clock of this machine. */
  public static Deadline after(Duration time) {
    return after(time, System::nanoTime);
  }

  /**
   * Returns the deadline after this time from now.
   *
   * @param nanoTime nanoseconds since an arbitrary origin; never decreasing
   */
  public static Deadline after(Duration time, LongSupplier nanoTime) {
    return new Deadline(nanoTime, nanoTime.getAsLong() + time.toNanos());
  }

  /** Returns how many nanoseconds are left; zero or less if the deadline has passed. */
  public long nanosLeft() {
    return end - nanoTime.getAsLong();
  }

  /** Returns whether the deadline has passed. */
  public boolean isPast() {
    return nanosLeft() <= 0;
  }
}
