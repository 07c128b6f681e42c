package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;

/** {@code smallint}: two bytes; ordered with the sign bit flipped. */
final class SmallintCodec extends TypeCodec<Short> {
  static final SmallintCodec SMALLINT = new SmallintCodec();

  private SmallintCodec() {
    super(ScalarValueTypes.SMALLINT);
  }

  @Override
  void encode(Short value, ByteSink out) {
    out.u16(value);
  }

  @Override
  Short decode(ByteSource in, int length) {
    requireWidth(2, length);
    return (short) in.u16();
  }

  @Override
  void encodeOrdered(Short value, ByteSink out) {
    out.u16(value ^ 0x8000);
  }

  @Override
  Short decodeOrdered(ByteSource in) {
    return (short) (in.u16() ^ 0x8000);
  }
}
