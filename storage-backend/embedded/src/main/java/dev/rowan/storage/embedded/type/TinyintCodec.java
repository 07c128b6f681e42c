package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;

/** {@code tinyint}: one byte; ordered with the sign bit flipped. */
final class TinyintCodec extends TypeCodec<Byte> {
  static final TinyintCodec TINYINT = new TinyintCodec();

  private TinyintCodec() {
    super(ScalarValueTypes.TINYINT);
  }

  @Override
  void encode(Byte value, ByteSink out) {
    out.u8(value);
  }

  @Override
  Byte decode(ByteSource in, int length) {
    requireWidth(1, length);
    return (byte) in.u8();
  }

  @Override
  void encodeOrdered(Byte value, ByteSink out) {
    out.u8(value ^ 0x80);
  }

  @Override
  Byte decodeOrdered(ByteSource in) {
    return (byte) (in.u8() ^ 0x80);
  }
}
