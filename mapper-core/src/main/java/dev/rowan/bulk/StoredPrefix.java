package dev.rowan.bulk;

import java.util.BitSet;

/**
 * How many places from the first on are all stored, whatever the order in which they are. What is
 * behind a place that failed does not count any more. Not thread-safe.
 */
final class StoredPrefix {
  private final BitSet beyond = new BitSet();
  private long leading;
  private long firstFailed = Long.MAX_VALUE;

  /** So many are stored already. */
  StoredPrefix(long leading) {
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
