package dev.rowan.storage.embedded.type;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.value.ScalarValueType;
import org.jspecify.annotations.Nullable;

/**
 * Encodes and decodes the canonical Java values of one column type in both forms. Refuses values
 * that the type cannot hold with {@link RejectedInputException}, and invalid bytes with {@link
 * dev.rowan.error.CorruptStoreException}. Immutable and thread-safe.
 *
 * @param <T> the canonical Java type
 */
public abstract class TypeCodec<T> {
  private final String cql;
  private final Class<? super T> javaType;
  private final int fixedWidth;

  TypeCodec(String cql, Class<? super T> javaType) {
    this.cql = cql;
    this.javaType = javaType;
    this.fixedWidth = 0;
  }

  /** The codec of a scalar type whose canonical Java type is {@code T}. */
  @SuppressWarnings("unchecked") // a subclass names the scalar type of its Java type
  TypeCodec(ScalarValueType<?> type) {
    this.cql = type.cql();
    this.javaType = (Class<? super T>) type.javaType();
    this.fixedWidth = type.width();
  }

  /** Returns the type's name in CQL. */
  public final String cql() {
    return cql;
  }

  /** Returns whether the type has an ordered form, and so may be part of a key. */
  public boolean ordered() {
    return true;
  }

  /**
   * Returns whether values that are the same in the ordered form may differ in Java, as 1.0 and
   * 1.00 do.
   */
  public boolean allowsNonCanonical() {
    return false;
  }

  /** Appends the value form. */
  public final void writeValue(@Nullable Object value, ByteSink out) {
    encode(accept(value), out);
  }

  /** Returns the value whose value form is the next {@code length} bytes. */
  public final T readValue(ByteSource in, int length) {
    return decode(in, length);
  }

  /** Appends the ordered form, ascending. */
  public final void writeOrdered(@Nullable Object value, ByteSink out) {
    encodeOrdered(accept(value), out);
  }

  /** Returns the value whose ordered form comes next; no length is needed. */
  public final T readOrdered(ByteSource in) {
    return decodeOrdered(in);
  }

  /** Returns how many bytes every value form has, or 0 if they differ. */
  int fixedWidth() {
    return fixedWidth;
  }

  abstract void encode(T value, ByteSink out);

  abstract T decode(ByteSource in, int length);

  abstract void encodeOrdered(T value, ByteSink out);

  abstract T decodeOrdered(ByteSource in);

  /** Refuses a value of the right Java type that the column type cannot hold. */
  final RejectedInputException refuse(String expected, String found) {
    return CodecErrors.value(cql, expected, found);
  }

  /** Checks the length of a value form that is always {@code width} bytes long. */
  final void requireWidth(int width, int length) {
    if (width != length) {
      throw CodecErrors.corrupt("a " + cql + " of " + length + " bytes");
    }
  }

  @SuppressWarnings("unchecked")
  private T accept(@Nullable Object value) {
    if (value == null || !javaType.isInstance(value)) {
      String found = value == null ? "null" : value.getClass().getName();
      throw refuse(javaType.getName(), found);
    }
    return (T) value;
  }
}
