package dev.rowan.internal.write;

import dev.rowan.internal.async.Loop;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Applies mutation sets that no caller waits for: the finish stages of plans, and the repairs that
 * reads request. Each set is tried a few times, then dropped and counted. Reads filter what it
 * would have removed. Thread-safe.
 */
public final class Background {
  private static final int TRIES = 3;
  private static final int MOST_REPAIRS = 256;
  private static final int LOGGED_EVERY = 1_000;
  private static final Logger LOG = LoggerFactory.getLogger(Background.class);

  private final Backend backend;
  private final RetryPolicy retries;
  private final Map<Tries, CompletableFuture<Void>> inFlight = new ConcurrentHashMap<>();
  private final Semaphore repairs = new Semaphore(MOST_REPAIRS);
  private final LongAdder givenUp = new LongAdder();
  private final LongAdder repaired = new LongAdder();
  private final LongAdder stale = new LongAdder();

  /** Applies mutation sets to this backend. */
  Background(Backend backend, RetryPolicy retries) {
    this.backend = backend;
    this.retries = retries;
  }

  /** Applies a mutation set in the background. */
  void run(MutationSet set) {
    begin(new Tries(set), () -> {});
  }

  /**
   * Applies the repair of an entry in the background. Drops the repair if too many are in flight; a
   * later read requests it again.
   *
   * @return whether the repair was started
   */
  public boolean repair(MutationSet set) {
    if (!repairs.tryAcquire()) {
      return false;
    }
    begin(
        new Tries(set),
        () -> {
          repairs.release();
          repaired.increment();
        });
    return true;
  }

  /** Counts an entry that a read filtered because its row contradicts it. */
  public void sawStale() {
    stale.increment();
  }

  /**
   * Returns a stage that completes when everything that was started so far has ended. It never
   * fails.
   */
  public CompletionStage<Void> settled() {
    return CompletableFuture.allOf(inFlight.values().toArray(CompletableFuture<?>[]::new));
  }

  /** Returns how many mutation sets were dropped after several failures. */
  public long givenUp() {
    return givenUp.sum();
  }

  /** Returns how many repairs have ended. */
  public long repaired() {
    return repaired.sum();
  }

  /** Returns how many entries reads have filtered. */
  public long stale() {
    return stale.sum();
  }

  private void begin(Tries tries, Runnable atEnd) {
    CompletableFuture<Void> work = new CompletableFuture<>();
    inFlight.put(tries, work);
    var unused =
        Loop.until(tries::step)
            .whenComplete(
                (done, failure) -> {
                  inFlight.remove(tries);
                  atEnd.run();
                  work.complete(null);
                });
  }

  /** The tries of one mutation set. */
  private final class Tries {
    private final MutationSet set;
    private int made;

    Tries(MutationSet set) {
      CallOptions afterCall = set.options().afterCall();
      this.set = new MutationSet(set.changes(), set.timestamp(), afterCall);
    }

    CompletionStage<Boolean> step() {
      return made == 0 ? attempt() : retries.pause(made).thenCompose(paused -> attempt());
    }

    private CompletionStage<Boolean> attempt() {
      made++;
      return backend.apply(set).handle((done, failure) -> taken(failure));
    }

    private boolean taken(@Nullable Throwable failure) {
      if (failure == null) {
        return true;
      }
      if (made < TRIES && RetryPolicy.mayRetry(Failures.unwrap(failure), true)) {
        return false;
      }
      givenUp.increment();
      if (givenUp.sum() % LOGGED_EVERY == 1) {
        LOG.warn(
            "an entry could not be repaired, reads filter it: table={} soFar={}",
            set.changes().get(0).mutation().table().name(),
            givenUp.sum(),
            failure);
      }
      return true;
    }
  }
}
