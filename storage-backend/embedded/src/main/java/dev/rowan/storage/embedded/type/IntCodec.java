package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;

/** {@code int}: four bytes; ordered with the sign bit flipped. */
final class IntCodec extends TypeCodec<Integer> {
  static final IntCodec INT = new IntCodec();

  private IntCodec() {
    super(ScalarValueTypes.INT);
  }

  @Override
  void encode(Integer value, ByteSink out) {
    out.i32(value);
  }

  @Override
  Integer decode(ByteSource in, int length) {
    requireWidth(4, length);
    return in.i32();
  }

  @Override
  void encodeOrdered(Integer value, ByteSink out) {
    out.i32(value ^ Integer.MIN_VALUE);
  }

  @Override
  Integer decodeOrdered(ByteSource in) {
    return in.i32() ^ Integer.MIN_VALUE;
  }
}
