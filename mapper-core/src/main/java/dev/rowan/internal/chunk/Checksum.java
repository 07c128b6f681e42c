package dev.rowan.internal.chunk;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * The CRC-32C of bytes that come in pieces. The checksum of the whole follows from those of the
 * pieces, so no byte is read twice, and an upload can continue from stored checksums.
 */
final class Checksum {
  /** The Castagnoli polynomial, with the bits reversed. */
  private static final int POLYNOMIAL = 0x82F6_3B78;

  private static final int[][] ZEROS = zeros();

  private Checksum() {}

  /** Returns the checksum of the remaining bytes of a buffer, whose position does not move. */
  static int of(ByteBuffer bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes.duplicate());
    return (int) crc.getValue();
  }

  /**
   * Returns the checksum of bytes that are followed by others.
   *
   * @param first the checksum of the first bytes, 0 for none
   * @param second the checksum of the bytes after them
   * @param length the number of bytes after them
   */
  static int joined(int first, int second, long length) {
    int moved = first;
    for (int bit = 0; bit < ZEROS.length; bit++) {
      if ((length >>> bit & 1) != 0) {
        moved = times(ZEROS[bit], moved);
      }
    }
    return moved ^ second;
  }

  /** Returns the matrices that move a checksum over 1, 2, 4, 8, … bytes of zeros. */
  private static int[][] zeros() {
    int[] bit = new int[Integer.SIZE];
    bit[0] = POLYNOMIAL;
    for (int i = 1; i < Integer.SIZE; i++) {
      bit[i] = 1 << (i - 1);
    }
    int[][] zeros = new int[Long.SIZE - 1][];
    zeros[0] = squared(squared(squared(bit)));
    for (int i = 1; i < zeros.length; i++) {
      zeros[i] = squared(zeros[i - 1]);
    }
    return zeros;
  }

  private static int[] squared(int[] matrix) {
    int[] square = new int[matrix.length];
    for (int bit = 0; bit < matrix.length; bit++) {
      square[bit] = times(matrix, matrix[bit]);
    }
    return square;
  }

  private static int times(int[] matrix, int vector) {
    int sum = 0;
    for (int bit = 0; bit < matrix.length; bit++) {
      sum ^= (vector >>> bit & 1) == 0 ? 0 : matrix[bit];
    }
    return sum;
  }
}
