package dev.rowan.write;

import dev.rowan.async.Loop;
import dev.rowan.backend.Backend;
import dev.rowan.mutation.MutationSet;
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
 * Work on derived tables that no caller waits for: what a commit left to do, and repairs that reads
 * ask for. A unit is tried a few times and then given up and counted: reads see past what it would
 * have done. Thread-safe.
 */
public final class Background {
  private static final int TRIES = 3;
  private static final int MOST_REPAIRS = 256;
  private static final int LOGGED_EVERY = 1_000;
  private static final Logger LOG = LoggerFactory.getLogger(Background.class);

  private final Backend backend;
  private final RetryPolicy retries;
  private final Map<Tries, CompletableFuture<Void>> underWay = new ConcurrentHashMap<>();
  private final Semaphore repairs = new Semaphore(MOST_REPAIRS);
  private final LongAdder givenUp = new LongAdder();
  private final LongAdder repaired = new LongAdder();
  private final LongAdder stale = new LongAdder();

  /** Works on this backend. */
  Background(Backend backend, RetryPolicy retries) {
    this.backend = backend;
    this.retries = retries;
  }

  /** Carries out a unit some time. */
  void run(MutationSet unit) {
    begin(new Tries(unit), () -> {});
  }

  /** Carries out the repair of an entry, unless too many are under way: a later read sees it. */
  public void repair(MutationSet unit) {
    if (repairs.tryAcquire()) {
      begin(
          new Tries(unit),
          () -> {
            repairs.release();
            repaired.increment();
          });
    }
  }

  /** Counts an entry that a read left out, because its row says otherwise. */
  public void sawStale() {
    stale.increment();
  }

  /** Completes when nothing that was begun so far is under way any more. Never fails. */
  public CompletionStage<Void> settled() {
    return CompletableFuture.allOf(underWay.values().toArray(CompletableFuture<?>[]::new));
  }

  /** Returns how many units were given up. */
  public long givenUp() {
    return givenUp.sum();
  }

  /** Returns how many repairs were carried out. */
  public long repaired() {
    return repaired.sum();
  }

  /** Returns how many entries reads have left out. */
  public long stale() {
    return stale.sum();
  }

  private void begin(Tries tries, Runnable atEnd) {
    CompletableFuture<Void> work = new CompletableFuture<>();
    underWay.put(tries, work);
    var unused =
        Loop.until(tries::step)
            .whenComplete(
                (done, failure) -> {
                  underWay.remove(tries);
                  atEnd.run();
                  work.complete(null);
                });
  }

  /** A few tries of one unit. */
  private final class Tries {
    private final MutationSet unit;
    private int made;

    Tries(MutationSet unit) {
      this.unit = unit;
    }

    CompletionStage<Boolean> step() {
      return made == 0 ? attempt() : retries.pause(made).thenCompose(paused -> attempt());
    }

    private CompletionStage<Boolean> attempt() {
      made++;
      return backend.apply(unit).handle((done, failure) -> taken(failure));
    }

    private boolean taken(@Nullable Throwable failure) {
      if (failure == null) {
        return true;
      }
      if (made < TRIES) {
        return false;
      }
      givenUp.increment();
      if (givenUp.sum() % LOGGED_EVERY == 1) {
        LOG.warn(
            "an entry could not be set right, reads see past it: table={} soFar={}",
            unit.changes().get(0).mutation().table().name(),
            givenUp.sum(),
            failure);
      }
      return true;
    }
  }
}
