package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;

/** {@code blob}: bytes, in texts as Base64. The position of a buffer never moves. */
final class BlobValueType extends ScalarValueType<ByteBuffer> {
  BlobValueType() {
    super("blob", ByteBuffer.class, 0);
  }

  @Override
  int order(ByteBuffer one, ByteBuffer two) {
    return Arrays.compareUnsigned(remaining(one), remaining(two));
  }

  @Override
  long hashOfValue(long before, ByteBuffer value) {
    return ValueHash.ofBytes(before, value.duplicate());
  }

  @Override
  String textOf(ByteBuffer value) {
    return Base64.getEncoder().encodeToString(remaining(value));
  }

  @Override
  ByteBuffer valueOf(String text) {
    return ByteBuffer.wrap(Base64.getDecoder().decode(text)).asReadOnlyBuffer();
  }

  @Override
  byte[] signedBytesOf(ByteBuffer value) {
    return remaining(value);
  }

  @Override
  long sizeOf(ByteBuffer value) {
    return value.remaining();
  }

  /** Shares the bytes with the value. */
  @Override
  public ByteBuffer encode(Object value) {
    return accept(value, ByteBuffer.class).duplicate();
  }

  @Override
  void write(ByteBuffer value, ByteWriter out) {
    out.write(value);
  }

  @Override
  ByteBuffer read(ByteBuffer bytes) {
    return bytes.slice().asReadOnlyBuffer();
  }
}
