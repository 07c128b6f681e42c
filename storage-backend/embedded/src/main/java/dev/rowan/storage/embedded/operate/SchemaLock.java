package dev.rowan.storage.embedded.operate;

import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;

/**
 * Separates reads and writes from schema changes: many reads and writes run in parallel, a schema
 * change runs alone. Readers and writers on different threads rarely touch the same memory.
 * Thread-safe, not reentrant.
 */
public final class SchemaLock {
  private static final int LOCKS = 16;

  private final StampedLock[] locks = new StampedLock[LOCKS];

  /** Creates an open lock. */
  public SchemaLock() {
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

  /** Runs a schema change after all running reads and writes, and before all later ones. */
  void exclusive(Runnable change) {
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
