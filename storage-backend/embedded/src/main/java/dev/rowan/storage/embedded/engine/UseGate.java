package dev.rowan.storage.embedded.engine;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Counts who is inside, and closes for good: nobody enters after {@link #close}, and close returns
 * only when everybody has left. This is what keeps a native handle from being used after it is
 * freed. Thread-safe.
 */
final class UseGate {
  private static final long CLOSED = Long.MIN_VALUE;

  private final AtomicLong state = new AtomicLong();
  private final Object everybodyLeft = new Object();

  /** Enters, or throws {@code ClosedMapper}. Each enter needs one {@link #leave}. */
  void enter() {
    if (!tryEnter()) {
      throw EngineErrors.closed();
    }
  }

  /** Enters if the gate is open. */
  boolean tryEnter() {
    if (state.incrementAndGet() < 0) {
      leave();
      return false;
    }
    return true;
  }

  void leave() {
    if (state.decrementAndGet() == CLOSED) {
      synchronized (everybodyLeft) {
        everybodyLeft.notifyAll();
      }
    }
  }

  /**
   * Closes the gate and waits for everybody inside.
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
    synchronized (everybodyLeft) {
      while (state.get() != CLOSED) {
        try {
          everybodyLeft.wait();
        } catch (InterruptedException e) {
          // Freeing native memory that is in use would crash the process: waiting goes on.
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
