package dev.rowan.storage.embedded.operate;

import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;

/**
 * Keeps reads and writes apart from changes of what a table is: many at a time, or one change
 * alone. Readers and writers of different threads hardly touch the same memory. Thread-safe; nobody
 * enters twice.
 */
public final class SchemaGate {
  private static final int LOCKS = 16;

  private final StampedLock[] locks = new StampedLock[LOCKS];

  /** Makes one that is open. */
  public SchemaGate() {
    for (int i = 0; i < LOCKS; i++) {
      locks[i] = new StampedLock();
    }
  }

  /** Runs a read or a write. */
  public <T> T shared(Supplier<T> call) {
    StampedLock lock = locks[(int) (Thread.currentThread().getId() & (LOCKS - 1))];
    long stamp = lock.readLock();
    try {
      return call.get();
    } finally {
      lock.unlockRead(stamp);
    }
  }

  /** Runs a change after all reads and writes under way, and before all others. */
  void alone(Runnable change) {
    long[] stamps = new long[LOCKS];
    for (int i = 0; i < LOCKS; i++) {
      stamps[i] = locks[i].writeLock();
    }
    try {
      change.run();
    } finally {
      for (int i = 0; i < LOCKS; i++) {
        locks[i].unlockWrite(stamps[i]);
      }
    }
  }
}
