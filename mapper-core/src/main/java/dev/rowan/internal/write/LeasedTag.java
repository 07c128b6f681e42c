package dev.rowan.internal.write;

import dev.rowan.error.RowanClosedException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.state.WriterTags;
import dev.rowan.spi.async.Failures;
import java.time.Duration;
import java.time.InstantSource;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A writer tag that is leased from the store, so that no other program has it. The first change
 * requests the lease and does not wait for it. Without a lease, changes use a random tag from a
 * range that is never leased. So a program with a lease never shares its tag, and two programs
 * without one rarely do.
 *
 * <p>A lease is renewed long before it ends. It is not used after half of its time without renewal:
 * the next owner of the tag then starts half an hour later. Thread-safe.
 */
final class LeasedTag implements ChangeClock.Tag {
  private static final Logger LOG = LoggerFactory.getLogger(LeasedTag.class);
  private static final long RENEWED_AFTER = Duration.ofMinutes(10).toNanos();
  private static final long USED_FOR = WriterTags.LEASE.dividedBy(2).toNanos();
  private static final int TRIES = 8;

  private final WriterTags tags;
  private final InstantSource source;
  private final LongSupplier ticks;
  private final Logger log;
  private final UUID owner = UUID.randomUUID();
  private final int drawn = draw(WriterTags.LEASED + 1, ChangeClock.TAGS);
  private final AtomicBoolean asking = new AtomicBoolean();
  private volatile boolean defined;
  private volatile boolean warned;
  private volatile @Nullable Lease lease;
  private volatile @Nullable ClockReading asked;

  /** A tag, and when it was requested. */
  private record Lease(int tag, ClockReading since) {}

  /**
   * A time by two clocks: the time of day may be set back, and the other may stand still while a
   * machine sleeps.
   */
  private record ClockReading(long millis, long nanos) {
    long nanosUntil(ClockReading later) {
      long byDay = Duration.ofMillis(later.millis - millis).toNanos();
      return Math.max(byDay, later.nanos - nanos);
    }
  }

  /**
   * Leases a tag by two clocks.
   *
   * @param ticks nanoseconds since an arbitrary origin; never decreasing
   * @param log receives the first failure
   */
  LeasedTag(WriterTags tags, InstantSource source, LongSupplier ticks, Logger log) {
    this.tags = tags;
    this.source = source;
    this.ticks = ticks;
    this.log = log;
  }

  /** Leases a tag by the clocks of this machine. */
  static LeasedTag of(WriterTags tags) {
    return new LeasedTag(tags, InstantSource.system(), System::nanoTime, LOG);
  }

  @Override
  public int now() {
    ClockReading now = new ClockReading(source.millis(), ticks.getAsLong());
    ClockReading before = asked;
    if (before == null || before.nanosUntil(now) >= RENEWED_AFTER) {
      ask(now);
    }
    Lease held = lease;
    return held != null && held.since().nanosUntil(now) < USED_FOR ? held.tag() : drawn;
  }

  private void ask(ClockReading now) {
    if (!asking.compareAndSet(false, true)) {
      return;
    }
    asked = now;
    CompletionStage<ClockReading> start = CompletableFuture.completedFuture(now);
    start
        .thenCompose(begin -> begun())
        .thenCompose(ready -> leased(now))
        .whenComplete(
            (found, failure) -> {
              if (failure != null) {
                warn(Failures.unwrap(failure));
              } else {
                lease = found;
                if (found == null) {
                  warn("all that were tried are taken");
                }
              }
              asking.set(false);
            });
  }

  /** Logs the first reason, except that the program has closed the store meanwhile. */
  private void warn(Object reason) {
    if (warned || reason instanceof RowanClosedException) {
      return;
    }
    warned = true;
    log.warn(
        "no tag can be leased in table {}: changes of this program carry a drawn one,"
            + " which another program without a lease may share: {}",
        WriterTags.TABLE.name(),
        reason.toString());
  }

  private CompletionStage<Void> begun() {
    return defined
        ? CompletableFuture.completedFuture(null)
        : tags.define().thenAccept(done -> defined = true);
  }

  /** Completes with the lease that there is from now on; with null if there is none. */
  private CompletionStage<@Nullable Lease> leased(ClockReading now) {
    Lease held = lease;
    if (held == null) {
      return taken(now);
    }
    return tags.renew(held.tag(), owner)
        .thenCompose(
            renewed ->
                renewed
                    ? CompletableFuture.completedFuture(new Lease(held.tag(), now))
                    : taken(now));
  }

  private CompletionStage<@Nullable Lease> taken(ClockReading now) {
    Taking taking = new Taking();
    return Loop.until(taking::step)
        .thenApply(end -> taking.tag == 0 ? null : new Lease(taking.tag, now));
  }

  /** A few tags, one after the other, until one is free. */
  private final class Taking {
    private int tries;
    private int tag;

    CompletionStage<Boolean> step() {
      int wanted = draw(1, WriterTags.LEASED);
      return tags.take(wanted, owner)
          .thenApply(
              mine -> {
                tag = mine ? wanted : 0;
                return mine || ++tries == TRIES;
              });
    }
  }

  private static int draw(int from, int to) {
    return ThreadLocalRandom.current().nextInt(from, to + 1);
  }
}
