package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import org.jspecify.annotations.Nullable;

/**
 * A scalar type. Its values have a text from which exactly the same value can be read: a decimal
 * keeps its scale, a floating-point number its last bit.
 *
 * @param <T> the canonical Java type
 */
public abstract non-sealed class ScalarValueType<T> extends ValueType {
  /** Two numbers of 64 bits; most decimals and durations are shorter. */
  private static final int USUAL_SIZE = 2 * Long.BYTES;

  /** Why no key contains the first moment or day of a period. */
  static final String BEYOND_BOUNDS = "a period beyond the bounds of its type";

  private final Class<T> javaType;

  ScalarValueType(String cql, Class<T> javaType, int constantSize) {
    super(cql, constantSize);
    this.javaType = javaType;
  }

  /** Returns the canonical Java type. */
  public final Class<T> javaType() {
    return javaType;
  }

  /** Returns the value's text. */
  public final String text(Object value) {
    return textOf(javaType.cast(value));
  }

  /**
   * Returns the value of a text.
   *
   * @throws IllegalArgumentException if it is no text of this type; the message does not contain
   *     the text, which may be private
   */
  public final T parse(String text) {
    try {
      return valueOf(text);
    } catch (IllegalArgumentException | DateTimeException e) {
      // without the cause, whose message contains the text
      throw new IllegalArgumentException("not a value of type " + cql());
    }
  }

  /** Returns the form of a value in JSON. */
  public final JsonForm jsonForm(Object value) {
    return jsonFormOf(javaType.cast(value));
  }

  /** Returns whether every value is a string in JSON. */
  public boolean isJsonString() {
    return true;
  }

  /** Returns bytes that no other value of the same Java class has. */
  public final byte[] signedBytes(Object value) {
    return signedBytesOf(javaType.cast(value));
  }

  @Override
  final long measure(@Nullable Object value, boolean exact) {
    if (!javaType.isInstance(value)) {
      return 0;
    }
    T typed = javaType.cast(value);
    return exact ? sizeOf(typed) : maxSizeOf(typed);
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  public int width() {
    return 0;
  }

  @Override
  final int usualSize(Object value) {
    return USUAL_SIZE;
  }

  @Override
  final int compare(Object one, Object two) {
    return order(javaType.cast(one), javaType.cast(two));
  }

  @Override
  final long hashOf(long before, Object value) {
    return hashOfValue(before, javaType.cast(value));
  }

  @Override
  public final void encode(Object value, ByteWriter out) {
    write(accept(value, javaType), out);
  }

  @Override
  public final T decode(ByteBuffer bytes) {
    if (width() != 0) {
      requireSize(width(), bytes);
    }
    return read(bytes);
  }

  final void requireSize(int size, ByteBuffer bytes) {
    if (bytes.remaining() != size) {
      throw new IllegalArgumentException("a " + cql() + " of " + bytes.remaining() + " bytes");
    }
  }

  abstract int order(T one, T two);

  abstract long hashOfValue(long before, T value);

  abstract void write(T value, ByteWriter out);

  abstract T read(ByteBuffer bytes);

  String textOf(T value) {
    return value.toString();
  }

  abstract T valueOf(String text);

  JsonForm jsonFormOf(T value) {
    return JsonForm.STRING;
  }

  byte[] signedBytesOf(T value) {
    return value.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the number of bytes of a value; a type whose values differ overrides it. */
  long sizeOf(T value) {
    return constantSize();
  }

  long maxSizeOf(T value) {
    return sizeOf(value);
  }

  static byte[] remaining(ByteBuffer bytes) {
    byte[] array = new byte[bytes.remaining()];
    bytes.get(bytes.position(), array);
    return array;
  }
}
