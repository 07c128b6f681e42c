package dev.rowan.storage.embedded.write;

import java.util.Arrays;

/**
 * The lock stripes that one write holds. A write waits for locks in ascending order while it holds
 * none above, which excludes deadlocks. A stripe that turns out to be needed later is only tried.
 * Used by one thread.
 */
final class HeldStripes implements AutoCloseable {
  private static final int USUAL_COUNT = 4;

  private final LockStripes stripes;

  /** The wanted stripes, each once, ascending; {@link #count} of them. */
  private int[] wanted = new int[USUAL_COUNT];

  /** Whether the stripe at the same index is held. */
  private boolean[] held = new boolean[USUAL_COUNT];

  private int count;

  HeldStripes(LockStripes stripes) {
    this.stripes = stripes;
  }

  /** Adds a stripe to the next {@link #lockWanted}. */
  void want(int stripe) {
    place(stripe);
  }

  /** Releases all stripes, and waits for all that were ever wanted. */
  void lockWanted() {
    close();
    for (int i = 0; i < count; i++) {
      stripes.lock(wanted[i]);
      held[i] = true;
    }
  }

  /** Takes a stripe if it is free; else adds it to the wanted ones, and the write must restart. */
  boolean tryToHold(int stripe) {
    int place = place(stripe);
    if (!held[place]) {
      held[place] = stripes.get(stripe).tryLock();
    }
    return held[place];
  }

  @Override
  public void close() {
    for (int i = 0; i < count; i++) {
      if (held[i]) {
        stripes.get(wanted[i]).unlock();
        held[i] = false;
      }
    }
  }

  /** Returns the index of a stripe among the wanted ones, and adds it if needed. */
  private int place(int stripe) {
    int found = Arrays.binarySearch(wanted, 0, count, stripe);
    if (found >= 0) {
      return found;
    }
    int place = -found - 1;
    if (count == wanted.length) {
      wanted = Arrays.copyOf(wanted, 2 * count);
      held = Arrays.copyOf(held, 2 * count);
    }
    System.arraycopy(wanted, place, wanted, place + 1, count - place);
    System.arraycopy(held, place, held, place + 1, count - place);
    wanted[place] = stripe;
    held[place] = false;
    count++;
    return place;
  }
}
