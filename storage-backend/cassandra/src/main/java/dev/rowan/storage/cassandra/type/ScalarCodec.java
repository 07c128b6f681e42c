package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import dev.rowan.error.RejectedInput;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A scalar type, over the driver's codec of it.
 *
 * @param <T> the canonical Java type
 */
class ScalarCodec<T> extends ValueCodec {
  /** The bytes of scalars are the same in every version that the driver speaks. */
  private static final ProtocolVersion PROTOCOL = ProtocolVersion.DEFAULT;

  private final Class<T> javaType;
  private final TypeCodec<T> codec;

  ScalarCodec(String cql, Class<T> javaType, TypeCodec<T> codec) {
    super(cql);
    this.javaType = javaType;
    this.codec = codec;
  }

  @Override
  public ByteBuffer encode(Object value) {
    T accepted = canonical(accept(value, javaType));
    try {
      ByteBuffer bytes = codec.encode(accepted, PROTOCOL);
      if (bytes == null) {
        throw refuse(javaType.getName(), "null");
      }
      return bytes;
    } catch (IllegalArgumentException | ArithmeticException e) {
      // The cause may contain the value, so it is dropped.
      throw outOfBounds();
    }
  }

  final RejectedInput outOfBounds() {
    return refuse("a value within the bounds of the type", "one outside of them");
  }

  @Override
  public final Class<?> javaType() {
    return javaType;
  }

  @Override
  void add(Object value, PartBytes out) {
    out.add(encode(value));
  }

  @Override
  Object read(ByteBuffer bytes) {
    return shared(Objects.requireNonNull(codec.decode(bytes, PROTOCOL)));
  }

  /** Returns the value as it is stored, or refuses it. */
  T canonical(T value) {
    return value;
  }

  /** Returns a value that was read in the form in which callers get it. */
  Object shared(T value) {
    return value;
  }

  @Override
  OptionalInt width() {
    Optional<Integer> size = codec.serializedSize();
    return size.isPresent() ? OptionalInt.of(size.get()) : OptionalInt.empty();
  }
}
