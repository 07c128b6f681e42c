package dev.rowan.mapping;

import java.nio.ByteBuffer;

/** Byte arrays, copied both ways because arrays can change. */
record BytesCodec() implements ValueCodec<byte[]> {
  @Override
  public Object encode(byte[] value) {
    return ByteBuffer.wrap(value.clone()).asReadOnlyBuffer();
  }

  @Override
  public byte[] decode(Object stored) {
    ByteBuffer buffer = Stored.as(ByteBuffer.class, stored).duplicate();
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }
}
