package dev.rowan.storage.embedded.type;

import java.util.Arrays;

/**
 * The ordered form of byte strings: {@code 00} becomes {@code 00 FF}, a run of k zeros {@code 00},
 * k-1 times {@code FE}, {@code FF}; the end is {@code 00}, or, after a zero, {@code FE} in place of
 * the {@code FF}. What follows a byte string in a key is never {@code FE} or {@code FF}.
 */
final class EscapedBytes {
  private static final int ZERO_GOES_ON = 0xFE;
  private static final int ZERO_ENDS = 0xFF;

  private EscapedBytes() {}

  /** Turns what stands in the sink from a place on into the ordered form. */
  static void escapeFrom(int from, ByteSink sink) {
    byte[] array = sink.array();
    int first = from;
    while (first < sink.length() && array[first] != 0) {
      first++;
    }
    if (first == sink.length()) {
      sink.u8(0);
      return;
    }
    byte[] tail = Arrays.copyOfRange(array, first, sink.length());
    sink.truncate(first);
    boolean zero = false;
    for (byte next : tail) {
      if (zero) {
        sink.u8(next == 0 ? ZERO_GOES_ON : ZERO_ENDS);
      }
      if (!zero || next != 0) {
        sink.u8(next);
      }
      zero = next == 0;
    }
    sink.u8(zero ? ZERO_GOES_ON : 0);
  }

  /** Returns the bytes whose ordered form comes next. */
  static byte[] read(ByteSource in) {
    byte[] head = in.bytes(in.untilZero());
    in.u8();
    if (in.peek() != ZERO_GOES_ON && in.peek() != ZERO_ENDS) {
      return head;
    }
    ByteSink out = new ByteSink(head.length + in.remaining());
    out.bytes(head);
    while (readZeros(in, out)) {
      out.bytes(in.bytes(in.untilZero()));
      in.u8();
    }
    return out.toByteArray();
  }

  /** Reads what follows a zero byte; returns whether more follows. */
  private static boolean readZeros(ByteSource in, ByteSink out) {
    while (in.peek() == ZERO_GOES_ON) {
      in.u8();
      out.u8(0);
    }
    if (in.peek() != ZERO_ENDS) {
      return false;
    }
    in.u8();
    out.u8(0);
    return true;
  }
}
