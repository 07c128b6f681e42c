package dev.rowan.storage.embedded.key;

import java.util.Arrays;

/**
 * The keys from {@code from}, inclusive, to {@code to}, exclusive. Callers must not change the
 * arrays.
 */
public final class KeyRange {
  private final byte[] from;
  private final byte[] to;

  /** Takes ownership of both arrays. */
  public KeyRange(byte[] from, byte[] to) {
    this.from = from;
    this.to = to;
  }

  /** Returns the first key that can be in the range. */
  public byte[] from() {
    return from;
  }

  /** Returns the first key after the range. */
  public byte[] to() {
    return to;
  }

  /** Returns whether the range is empty because its bounds cross. */
  public boolean isEmpty() {
    return Arrays.compareUnsigned(from, to) >= 0;
  }

  /** Returns whether a key lies in the range. */
  public boolean contains(byte[] key) {
    return contains(key, key.length);
  }

  /** Returns whether the key in the first bytes of an array lies in the range. */
  public boolean contains(byte[] key, int length) {
    return Arrays.compareUnsigned(from, 0, from.length, key, 0, length) <= 0
        && Arrays.compareUnsigned(key, 0, length, to, 0, to.length) < 0;
  }
}
