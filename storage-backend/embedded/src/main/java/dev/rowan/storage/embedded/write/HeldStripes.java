package dev.rowan.storage.embedded.write;

import java.util.BitSet;

/**
 * The stripes that one write holds. Whoever waits for a lock waits in ascending order and holds
 * none above it, so that writes never wait for each other in a circle; a stripe that turns out to
 * be needed later is only tried. Belongs to one thread.
 */
final class HeldStripes implements AutoCloseable {
  private final LockStripes stripes;
  private final BitSet wanted = new BitSet();
  private final BitSet held = new BitSet();

  HeldStripes(LockStripes stripes) {
    this.stripes = stripes;
  }

  /** Notes a stripe for the next {@link #lockWanted}. */
  void want(int stripe) {
    wanted.set(stripe);
  }

  /** Lets go of all, and waits for all that were ever wanted. */
  void lockWanted() {
    close();
    for (int i = wanted.nextSetBit(0); i >= 0; i = wanted.nextSetBit(i + 1)) {
      stripes.lock(i);
      held.set(i);
    }
  }

  /** Takes a stripe if it is free; else notes it, and the write has to start anew. */
  boolean tryToHold(int stripe) {
    if (held.get(stripe)) {
      return true;
    }
    wanted.set(stripe);
    if (stripes.get(stripe).tryLock()) {
      held.set(stripe);
      return true;
    }
    return false;
  }

  @Override
  public void close() {
    for (int i = held.nextSetBit(0); i >= 0; i = held.nextSetBit(i + 1)) {
      stripes.get(i).unlock();
    }
    held.clear();
  }
}
