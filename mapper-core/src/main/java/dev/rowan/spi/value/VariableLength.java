package dev.rowan.spi.value;

import java.nio.ByteBuffer;

/**
 * Numbers in 1 to 9 bytes, as Cassandra writes them ({@code VIntCoding} there): the first byte has
 * as many leading one bits as further bytes follow.
 */
final class VariableLength {
  private VariableLength() {}

  /** Appends a number whose sign moves to the lowest bit. */
  static void writeSigned(long value, ByteWriter out) {
    writeUnsigned(zigZag(value), out);
  }

  static long sizeSigned(long value) {
    return sizeUnsigned(zigZag(value));
  }

  /** Returns how many bytes a number has. */
  static long sizeUnsigned(long value) {
    return Math.min(9, (63 - Long.numberOfLeadingZeros(value | 1)) / 7 + 1);
  }

  private static long zigZag(long value) {
    return (value << 1) ^ (value >> 63);
  }

  static long readSigned(ByteBuffer in) {
    long bits = readUnsigned(in);
    return (bits >>> 1) ^ -(bits & 1);
  }

  static void writeUnsigned(long value, ByteWriter out) {
    int bytes = (int) sizeUnsigned(value);
    if (bytes == 9) {
      out.writeByte(0xFF);
      out.writeLong(value);
      return;
    }
    long count = (0xFFL << (9 - bytes)) & 0xFF;
    long bits = value | (count << (bytes * 8 - 8));
    for (int shift = bytes * 8 - 8; shift >= 0; shift -= 8) {
      out.writeByte((int) (bits >>> shift));
    }
  }

  static long readUnsigned(ByteBuffer in) {
    int head = in.get() & 0xFF;
    int following = Integer.numberOfLeadingZeros(~(head << 24));
    long value = following >= 8 ? 0 : head & (0x7F >> following);
    for (int i = 0; i < following; i++) {
      value = (value << 8) | (in.get() & 0xFF);
    }
    return value;
  }
}
