package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.nio.ByteBuffer;

/** {@code blob}: its bytes; ordered by them, escaped. The position of a buffer is never moved. */
final class BlobCodec extends TypeCodec<ByteBuffer> {
  static final BlobCodec BLOB = new BlobCodec();

  private BlobCodec() {
    super(ScalarValueTypes.BLOB);
  }

  @Override
  void encode(ByteBuffer value, ByteSink out) {
    int count = value.remaining();
    value.get(value.position(), out.reserve(count), out.length(), count);
    out.skip(count);
  }

  @Override
  ByteBuffer decode(ByteSource in, int length) {
    return in.buffer(length);
  }

  @Override
  void encodeOrdered(ByteBuffer value, ByteSink out) {
    int from = out.length();
    encode(value, out);
    EscapedBytes.escapeFrom(from, out);
  }

  @Override
  ByteBuffer decodeOrdered(ByteSource in) {
    return ByteBuffer.wrap(EscapedBytes.read(in)).asReadOnlyBuffer();
  }
}
