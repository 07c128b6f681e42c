package dev.rowan.write;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Gives changes their timestamps: even, larger than all that the change has read, larger than what
 * this clock gave to the same row before, and never the same as another clock's with another tag.
 * Time goes in quanta of 1,024 microseconds; the tag is the place within the quantum. Thread-safe.
 */
public final class ChangeClock {
  /** Microseconds in which one row is changed at most once by one clock. */
  static final long QUANTUM = 1_024;

  /** The largest tag of writers. */
  static final int TAGS = 510;

  private static final long MAX_DRIFT_MICROS = 300_000_000L;
  private static final int STRIPES = 4_096;
  private static final long LONGEST_WAIT_MILLIS = 1_000;
  private static final Logger LOG = LoggerFactory.getLogger(ChangeClock.class);

  private final InstantSource source;
  private final Tag tag;
  private final AtomicLongArray last = new AtomicLongArray(STRIPES);
  private final AtomicLong drifted = new AtomicLong();

  /** What tells this clock from others. */
  @FunctionalInterface
  interface Tag {
    /** Returns the tag, 1 to {@value #TAGS}, of a change that is given its timestamp now. */
    int now();
  }

  /**
   * A clock over a source of time.
   *
   * @param tag 1 to {@value #TAGS}
   */
  ChangeClock(InstantSource source, int tag) {
    this(source, () -> tag);
    if (tag < 1 || tag > TAGS) {
      throw new IllegalArgumentException("tag is " + tag);
    }
  }

  /** A clock over a source of time, whose tag may become another. */
  ChangeClock(InstantSource source, Tag tag) {
    this.source = source;
    this.tag = tag;
  }

  /** Returns a clock over a source of time, whose tag is drawn. */
  static ChangeClock over(InstantSource source) {
    return new ChangeClock(source, ThreadLocalRandom.current().nextInt(1, TAGS + 1));
  }

  /**
   * Returns the timestamp of a change, in microseconds since 1970.
   *
   * @param row the hash of the row's key
   * @param floor the largest timestamp among what the change has read, or {@link Long#MIN_VALUE}
   */
  public long next(int row, long floor) {
    return next(new int[] {row}, floor);
  }

  /**
   * Returns the one timestamp of a change of several rows.
   *
   * @param rows the hashes of the rows' keys, at least one
   * @param floor the largest timestamp among what the change has read, or {@link Long#MIN_VALUE}
   */
  long next(int[] rows, long floor) {
    long now = micros();
    long quantum = Math.floorDiv(now, QUANTUM);
    if (floor != Long.MIN_VALUE) {
      quantum = Math.max(quantum, Math.floorDiv(floor, QUANTUM) + 1);
    }
    long timestamp = taken(rows, quantum) * QUANTUM + 2L * tag.now();
    if (timestamp > now + MAX_DRIFT_MICROS && drifted.getAndIncrement() == 0) {
      LOG.warn(
          "a change is dated far ahead of the clock, as a row that it read is: micros={}",
          timestamp - now);
    }
    return timestamp;
  }

  /**
   * Takes the first quantum from this one on that is later than what any of the rows took before.
   * One that only some of them get is left out.
   */
  private long taken(int[] rows, long first) {
    int[] stripes = {Math.floorMod(rows[0], STRIPES)};
    if (rows.length > 1) {
      // in one order, so that of two changes at one time one gets through
      stripes =
          Arrays.stream(rows).map(row -> Math.floorMod(row, STRIPES)).distinct().sorted().toArray();
    }
    long quantum = first;
    int taken = 0;
    while (taken < stripes.length) {
      long before = last.getAndAccumulate(stripes[taken], quantum, Math::max);
      if (before < quantum) {
        taken++;
      } else {
        quantum = before + 1;
        taken = 0;
      }
    }
    return quantum;
  }

  /**
   * Completes when a timestamp of this clock is one of the past; after {@value
   * #LONGEST_WAIT_MILLIS} milliseconds in any case, as what was read may be dated far ahead.
   */
  CompletionStage<Void> passed(long timestamp) {
    long micros = Math.min(timestamp + 1 - micros(), LONGEST_WAIT_MILLIS * 1_000);
    return micros <= 0
        ? CompletableFuture.completedFuture(null)
        : CompletableFuture.runAsync(
            () -> {}, CompletableFuture.delayedExecutor(micros, TimeUnit.MICROSECONDS));
  }

  /** Returns the time of day, in microseconds since 1970. */
  public long micros() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, source.instant());
  }

  /** Returns how many changes were dated more than five minutes ahead of the clock. */
  public long drifted() {
    return drifted.get();
  }
}
