package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.type.Bytes;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that partitions share, chosen by table and token. Thread-safe. */
final class LockStripes {
  static final int COUNT = 4096;

  private final ReentrantLock[] stripes = new ReentrantLock[COUNT];

  private final Meters meters;

  LockStripes(Meters meters) {
    this.meters = meters;
    for (int i = 0; i < COUNT; i++) {
      stripes[i] = new ReentrantLock();
    }
  }

  /** Returns the stripe of the partition of a key. */
  static int of(byte[] key) {
    long mixed = (KeyFormat.token(key) + Bytes.getInt(key, 0)) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> 52);
  }

  /** Locks a stripe; waits while another write holds it. */
  void lock(int stripe) {
    if (!stripes[stripe].tryLock()) {
      meters.waited();
      stripes[stripe].lock();
    }
  }

  ReentrantLock get(int stripe) {
    return stripes[stripe];
  }
}
