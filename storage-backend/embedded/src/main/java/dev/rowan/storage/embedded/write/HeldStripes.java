package dev.rowan.storage.embedded.write;

import java.util.Arrays;

/**
 * The stripes that one write holds. Whoever waits for a lock waits in ascending order and holds
 * none above it, so that writes never wait for each other in a circle; a stripe that turns out to
 * be needed later is only tried. Belongs to one thread.
 */
final class HeldStripes implements AutoCloseable {
  private static final int USUALLY = 4;

  private final LockStripes stripes;

  /** Those wanted, each once, ascending; as many as {@link #count}. */
  private int[] wanted = new int[USUALLY];

  /** Whether the stripe at the same place is held. */
  private boolean[] held = new boolean[USUALLY];

  private int count;

  HeldStripes(LockStripes stripes) {
    this.stripes = stripes;
  }

  /** Notes a stripe for the next {@link #lockWanted}. */
  void want(int stripe) {
    place(stripe);
  }

  /** Lets go of all, and waits for all that were ever wanted. */
  void lockWanted() {
    close();
    for (int i = 0; i < count; i++) {
      stripes.lock(wanted[i]);
      held[i] = true;
    }
  }

  /** Takes a stripe if it is free; else notes it, and the write has to start anew. */
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

  /** Returns where a stripe is among those wanted; from now on it is. */
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
