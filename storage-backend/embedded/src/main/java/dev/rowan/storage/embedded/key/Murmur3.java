package dev.rowan.storage.embedded.key;

import dev.rowan.storage.embedded.type.Bytes;

/**
 * The tokens of Cassandra's Murmur3Partitioner: the first half of MurmurHash3 x64-128 with seed 0,
 * in the variant that reads the bytes of an incomplete last block as signed.
 */
final class Murmur3 {
  private static final long C1 = 0x87c37b91114253d5L;
  private static final long C2 = 0x4cf5ad432745937fL;
  private static final int BLOCK = 16;

  private Murmur3() {}

  /** Returns the token of a partition key's bytes; never {@link Long#MIN_VALUE}. */
  static long token(byte[] key, int from, int length) {
    long h1 = 0;
    long h2 = 0;
    int blocksEnd = from + length / BLOCK * BLOCK;
    for (int at = from; at < blocksEnd; at += BLOCK) {
      h1 =
          (Long.rotateLeft(h1 ^ mixFirst(Bytes.getLittleEndianLong(key, at)), 27) + h2) * 5
              + 0x52dce729;
      h2 =
          (Long.rotateLeft(h2 ^ mixSecond(Bytes.getLittleEndianLong(key, at + 8)), 31) + h1) * 5
              + 0x38495ab5;
    }
    int rest = from + length - blocksEnd;
    if (rest > 8) {
      h2 ^= mixSecond(tail(key, blocksEnd + 8, rest - 8));
    }
    if (rest > 0) {
      h1 ^= mixFirst(tail(key, blocksEnd, Math.min(rest, 8)));
    }
    h1 ^= length;
    h2 ^= length;
    h1 += h2;
    h2 += h1;
    h1 = finish(h1);
    h2 = finish(h2);
    long token = h1 + h2;
    return token == Long.MIN_VALUE ? Long.MAX_VALUE : token;
  }

  /**
   * Returns up to eight bytes of an incomplete block, lowest first; the sign of each byte extends
   * over the higher ones.
   */
  private static long tail(byte[] key, int at, int count) {
    long word = 0;
    for (int i = 0; i < count; i++) {
      word ^= (long) key[at + i] << (i * 8);
    }
    return word;
  }

  private static long mixFirst(long word) {
    return Long.rotateLeft(word * C1, 31) * C2;
  }

  private static long mixSecond(long word) {
    return Long.rotateLeft(word * C2, 33) * C1;
  }

  private static long finish(long hash) {
    long mixed = (hash ^ (hash >>> 33)) * 0xff51afd7ed558ccdL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return mixed ^ (mixed >>> 33);
  }
}
