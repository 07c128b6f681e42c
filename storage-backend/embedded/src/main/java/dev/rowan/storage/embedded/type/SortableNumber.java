package dev.rowan.storage.embedded.type;

/** Numbers whose first bits say how many bytes they have, so that bytes sort as numbers do. */
final class SortableNumber {
  private SortableNumber() {}

  /**
   * Appends 1 to 9 bytes. The first bit is the sign; as many bits as there are bytes repeat its
   * complement, then one bit ends the count, and the rest is the number, inverted if negative.
   */
  static void writeSigned(long value, ByteSink out) {
    long sign = value >> 63;
    long magnitude = value ^ sign;
    int bytes = (64 - Long.numberOfLeadingZeros(magnitude | 1)) / 7 + 1;
    if (bytes >= 9) {
      out.u8((int) ~sign).i64((magnitude | Long.MIN_VALUE) ^ sign);
      return;
    }
    long count = (0xFFL << (8 - bytes)) & 0xFF;
    long form = (magnitude | (count << (bytes * 8 - 8))) ^ sign;
    for (int shift = bytes * 8 - 8; shift >= 0; shift -= 8) {
      out.u8((int) (form >>> shift));
    }
  }

  static long readSigned(ByteSource in) {
    int first = in.u8();
    int sign = first < 0x80 ? 0xFF : 0;
    int head = first ^ sign;
    int bytes = Integer.numberOfLeadingZeros(~(head << 24));
    long magnitude = bytes >= 8 ? 0 : head & (0x7F >> bytes);
    if (bytes == 8 && (in.peek() ^ sign) >= 0x80) {
      return in.i64() ^ Long.MIN_VALUE;
    }
    for (int i = 1; i < bytes; i++) {
      magnitude = (magnitude << 8) | (in.u8() ^ sign);
    }
    return sign == 0 ? magnitude : ~magnitude;
  }

  /**
   * Appends 1 to 9 bytes, as many leading ones as bytes follow the first; {@code mask} inverts all.
   */
  static void writeUnsigned(long value, int mask, ByteSink out) {
    int bytes = (63 - Long.numberOfLeadingZeros(value | 1)) / 7 + 1;
    if (bytes >= 9) {
      out.u8(0xFF ^ mask).i64(mask == 0 ? value : ~value);
      return;
    }
    long count = (0xFFL << (9 - bytes)) & 0xFF;
    long form = value | (count << (bytes * 8 - 8));
    for (int shift = bytes * 8 - 8; shift >= 0; shift -= 8) {
      out.u8((int) (form >>> shift) ^ mask);
    }
  }

  static long readUnsigned(int mask, ByteSource in) {
    int head = in.u8() ^ mask;
    int following = Integer.numberOfLeadingZeros(~(head << 24));
    long value = following >= 8 ? 0 : head & (0x7F >> following);
    for (int i = 0; i < following; i++) {
      value = (value << 8) | (in.u8() ^ mask);
    }
    return value;
  }

  /** Appends a signed number that need not sort: the sign in the lowest bit, then as unsigned. */
  static void writeZigzag(long value, ByteSink out) {
    writeUnsigned((value << 1) ^ (value >> 63), 0, out);
  }

  static long readZigzag(ByteSource in) {
    long form = readUnsigned(0, in);
    return (form >>> 1) ^ -(form & 1);
  }
}
