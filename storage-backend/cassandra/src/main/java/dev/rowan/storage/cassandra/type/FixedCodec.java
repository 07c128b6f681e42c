package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import java.nio.ByteBuffer;

/**
 * A scalar type whose values all have the same number of bytes: they are written and read here, as
 * the driver's codec would make a buffer and an array for each.
 *
 * @param <T> the canonical Java type
 */
abstract class FixedCodec<T> extends ScalarCodec<T> {
  private final int size;

  FixedCodec(String cql, Class<T> javaType, TypeCodec<T> codec, int size) {
    super(cql, javaType, codec);
    this.size = size;
  }

  @Override
  public final int fixedSize() {
    return size;
  }

  @Override
  public final ByteBuffer encode(Object value) {
    byte[] bytes = new byte[size];
    put(value, bytes, 0);
    return ByteBuffer.wrap(bytes);
  }

  @Override
  final void add(Object value, PartBytes out) {
    int place = out.extend(size); // which may move the bytes
    put(value, out.array(), place);
  }

  @Override
  final Object read(ByteBuffer bytes) {
    // of another length the driver's codec knows what to say
    return bytes.remaining() == size ? get(bytes, bytes.position()) : super.read(bytes);
  }

  @Override
  public abstract void put(Object value, byte[] bytes, int place);

  @Override
  public abstract Object get(ByteBuffer bytes, int begin);
}
