package dev.rowan.storage.embedded.engine;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Counts callers inside, and closes permanently. No caller enters after {@link #close}, and close
 * returns only when every caller has left. It prevents the use of a native handle after it is
 * freed. Thread-safe.
 */
final class UsageGuard {
  private static final long CLOSED = Long.MIN_VALUE;

  private final AtomicLong state = new AtomicLong();
  private final Object allLeft = new Object();

  /** Enters, or throws {@code RowanClosedException}. Each enter needs one {@link #leave}. */
  void enter() {
    if (!tryEnter()) {
      throw EngineErrors.closed();
    }
  }

  /** Enters unless the guard is closed; returns whether the caller entered. */
  boolean tryEnter() {
    if (state.incrementAndGet() < 0) {
      leave();
      return false;
    }
    return true;
  }

  void leave() {
    if (state.decrementAndGet() == CLOSED) {
      synchronized (allLeft) {
        allLeft.notifyAll();
      }
    }
  }

  /**
   * Closes the guard and waits for every caller inside.
   *
   * @return false if it was closed already
   */
  boolean close() {
    long before;
    do {
      before = state.get();
      if (before < 0) {
        return false;
      }
    } while (!state.compareAndSet(before, before | CLOSED));
    awaitEmpty();
    return true;
  }

  private void awaitEmpty() {
    boolean interrupted = false;
    synchronized (allLeft) {
      while (state.get() != CLOSED) {
        try {
          allLeft.wait();
        } catch (InterruptedException e) {
          // Waiting continues despite the interrupt, because freeing native memory in use would
          // crash the process.
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
