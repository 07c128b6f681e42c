package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;

/** {@code boolean}: 00 or 01 in both forms. */
final class BooleanCodec extends TypeCodec<Boolean> {
  static final BooleanCodec BOOLEAN = new BooleanCodec();

  private BooleanCodec() {
    super(ScalarValueTypes.BOOLEAN);
  }

  @Override
  void encode(Boolean value, ByteSink out) {
    out.u8(value ? 1 : 0);
  }

  @Override
  Boolean decode(ByteSource in, int length) {
    requireWidth(1, length);
    return in.u8() != 0;
  }

  @Override
  void encodeOrdered(Boolean value, ByteSink out) {
    encode(value, out);
  }

  @Override
  Boolean decodeOrdered(ByteSource in) {
    return in.u8() != 0;
  }
}
