package dev.rowan.spi.value;

import java.nio.ByteBuffer;

/**
 * What {@link ValueType#hash} mixes the bits of values with. It is no cryptographic hash: an
 * attacker who knows the seed can find two values of one hash.
 *
 * <p>A hash ends with the mixing function of SplitMix64 (Steele, Lea, Flood: Fast Splittable
 * Pseudorandom Number Generators, 2014), with its constants.
 */
final class ValueHash {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final long FIRST = 0xBF58476D1CE4E5B9L;
  private static final long SECOND = 0x94D049BB133111EBL;

  private ValueHash() {}

  static long ofNull(long before) {
    return mix(before ^ FIRST);
  }

  static long ofText(long before, String text) {
    int length = text.length();
    long hash = before;
    int i = 0;
    for (; i + 4 <= length; i += 4) {
      long four =
          text.charAt(i)
              | (long) text.charAt(i + 1) << 16
              | (long) text.charAt(i + 2) << 32
              | (long) text.charAt(i + 3) << 48;
      hash = step(hash, four);
    }
    long rest = 0;
    for (; i < length; i++) {
      rest = rest << 16 | text.charAt(i);
    }
    return ofLong(step(hash, rest), length);
  }

  /** Reads the bytes up to their end. */
  static long ofBytes(long before, ByteBuffer bytes) {
    int length = bytes.remaining();
    long hash = before;
    while (bytes.remaining() >= Long.BYTES) {
      hash = step(hash, bytes.getLong());
    }
    long rest = 0;
    while (bytes.hasRemaining()) {
      rest = rest << 8 | (bytes.get() & 0xFF);
    }
    return ofLong(step(hash, rest), length);
  }

  static long ofLong(long before, long bits) {
    return mix(step(before, bits));
  }

  /** One of many steps over one value; the caller mixes the bits after the last one. */
  private static long step(long hash, long bits) {
    long product = (hash ^ bits) * GOLDEN;
    return Long.rotateLeft(product, 29) * FIRST + SECOND;
  }

  private static long mix(long hash) {
    long first = (hash ^ (hash >>> 30)) * FIRST;
    long second = (first ^ (first >>> 27)) * SECOND;
    return second ^ (second >>> 31);
  }
}
