package dev.rowan.bulk;

import java.util.BitSet;

/**
 * Counts how many entities from the first on are stored, in whatever order they were stored.
 * Entities after one that failed do not count. Not thread-safe.
 */
final class Stored {
  private final BitSet beyond = new BitSet();
  private long leading;
  private long firstFailed = Long.MAX_VALUE;

  /** Starts after entities that were stored before. */
  Stored(long leading) {
    this.leading = leading;
  }

  long leading() {
    return leading;
  }

  void add(long place) {
    if (place > firstFailed) {
      return;
    }
    beyond.set((int) (place - leading));
    int run = beyond.nextClearBit(0);
    if (run > 0) {
      leading += run;
      BitSet rest = beyond.get(run, beyond.length());
      beyond.clear();
      beyond.or(rest);
    }
  }

  void fail(long place) {
    firstFailed = Math.min(firstFailed, place);
  }
}
