package dev.rowan.internal.index.model;

import java.util.Arrays;

/**
 * The states that were seen, by 64 bits of each. That two of a hundred million states have the same
 * is as likely as one in three thousand; then one of them would not be looked at.
 */
final class Fingerprints {
  private long[] table = new long[1 << 16];
  private int size;

  /** Adds a state, and returns whether it was not there. */
  boolean add(int[] state) {
    if (size * 5L > table.length * 3L) {
      grow();
    }
    boolean added = put(of(state));
    size += added ? 1 : 0;
    return added;
  }

  int size() {
    return size;
  }

  private boolean put(long fingerprint) {
    int mask = table.length - 1;
    int at = (int) (fingerprint >>> 20) & mask;
    while (table[at] != 0) {
      if (table[at] == fingerprint) {
        return false;
      }
      at = at + 1 & mask;
    }
    table[at] = fingerprint;
    return true;
  }

  private void grow() {
    long[] old = table;
    table = new long[old.length * 2];
    Arrays.stream(old).filter(fingerprint -> fingerprint != 0).forEach(this::put);
  }

  private static long of(int[] state) {
    long hash = state.length;
    for (int number : state) {
      hash = (hash ^ number) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    hash = (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
    hash ^= hash >>> 32;
    return hash == 0 ? 1 : hash;
  }
}
