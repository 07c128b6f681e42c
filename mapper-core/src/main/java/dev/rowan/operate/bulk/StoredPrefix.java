package dev.rowan.operate.bulk;

import java.util.BitSet;

/**
 * The length of the prefix of the source whose entities are all stored. Entities may be stored in
 * any order. A failed entity ends the prefix. Not thread-safe.
 */
final class StoredPrefix {
  private final BitSet beyond = new BitSet();
  private long leading;
  private long firstFailed = Long.MAX_VALUE;

  /** Starts with a prefix that is stored already. */
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
