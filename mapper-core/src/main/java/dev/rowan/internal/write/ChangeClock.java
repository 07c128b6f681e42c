package dev.rowan.internal.write;

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
import java.util.function.LongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Generates the timestamps of changes. A timestamp is even, larger than everything that the change
 * has read, larger than what this clock gave to the same row before, and never equal to one of a
 * clock with another tag. Time is divided into quanta of 1,024 microseconds; the tag is the
 * position within the quantum. Thread-safe.
 */
public final class ChangeClock {
  /** The microseconds within which one clock changes a row at most once. */
  static final long QUANTUM = 1_024;

  /** The largest tag of writers. */
  static final int TAGS = 510;

  private static final long MAX_DRIFT_MICROS = 300_000_000L;
  private static final int STRIPES = 4_096;
  private static final long LONGEST_WAIT_MILLIS = 1_000;
  private static final Logger LOG = LoggerFactory.getLogger(ChangeClock.class);

  private final InstantSource source;
  private final Tag tag;
  private final LongFunction<CompletionStage<Void>> delay;
  private final AtomicLongArray last = new AtomicLongArray(STRIPES);
  private final AtomicLong drifted = new AtomicLong();

  /** Distinguishes the timestamps of this clock from those of others. */
  @FunctionalInterface
  interface Tag {
    /** Returns the tag, 1 to {@value #TAGS}, of a change that gets its timestamp now. */
    int now();
  }

  /**
   * Creates a clock with a fixed tag.
   *
   * @param tag 1 to {@value #TAGS}
   */
  ChangeClock(InstantSource source, int tag) {
    this(source, () -> tag);
    if (tag < 1 || tag > TAGS) {
      throw new IllegalArgumentException("tag is " + tag);
    }
  }

  /** Creates a clock whose tag may change. */
  ChangeClock(InstantSource source, Tag tag) {
    this(
        source,
        tag,
        micros ->
            CompletableFuture.runAsync(
                () -> {}, CompletableFuture.delayedExecutor(micros, TimeUnit.MICROSECONDS)));
  }

  /**
   * Creates a clock that waits as tests need it.
   *
   * @param delay completes after this many microseconds, at least one
   */
  ChangeClock(InstantSource source, Tag tag, LongFunction<CompletionStage<Void>> delay) {
    this.source = source;
    this.tag = tag;
    this.delay = delay;
  }

  /** Returns a clock with a random tag. */
  static ChangeClock over(InstantSource source) {
    return new ChangeClock(source, ThreadLocalRandom.current().nextInt(1, TAGS + 1));
  }

  /**
   * Returns the timestamp of a change, in microseconds since 1970.
   *
   * @param row the hash of the key of the row
   * @param floor the largest timestamp that the change has read, or {@link Long#MIN_VALUE}
   */
  public long next(int row, long floor) {
    return next(new int[] {row}, floor);
  }

  /**
   * Returns the timestamp of a change of several rows.
   *
   * @param rows the hashes of the keys of the rows, at least one
   * @param floor the largest timestamp that the change has read, or {@link Long#MIN_VALUE}
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
          "a change is dated far ahead of the clock, because a row that it read is: micros={}",
          timestamp - now);
    }
    return timestamp;
  }

  /**
   * Takes the first quantum, from this one on, that is later than what any of the rows took before.
   * Skips a quantum that only some of the rows can take.
   */
  private long taken(int[] rows, long first) {
    int[] stripes = {Math.floorMod(rows[0], STRIPES)};
    if (rows.length > 1) {
      // sorted, so that one of two concurrent changes always succeeds
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
   * Returns a stage that completes when a timestamp of this clock has passed, at the latest after
   * {@value #LONGEST_WAIT_MILLIS} milliseconds, because a row may be dated far ahead.
   */
  CompletionStage<Void> passed(long timestamp) {
    long micros = Math.min(timestamp + 1 - micros(), LONGEST_WAIT_MILLIS * 1_000);
    return micros <= 0 ? CompletableFuture.completedFuture(null) : delay.apply(micros);
  }

  /** Returns the time of day, in microseconds since 1970. */
  public long micros() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, source.instant());
  }

  /** Returns how many changes got a timestamp more than five minutes ahead of the time of day. */
  public long drifted() {
    return drifted.get();
  }
}
