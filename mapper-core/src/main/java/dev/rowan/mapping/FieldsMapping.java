package dev.rowan.mapping;

import dev.rowan.spi.value.TupleValue;

/**
 * How values of one class are stored as a value with fields. Thread-safe.
 *
 * @param <T> the class
 */
public interface FieldsMapping<T> extends ValueCodec<T> {
  /** Returns the fields of a value; null where a property is null. */
  TupleValue write(T value);

  /**
   * Returns the value of these fields.
   *
   * @throws dev.rowan.error.UnreadableRowException if a field has no counterpart in the class
   */
  T read(TupleValue fields);

  @Override
  default Object encode(T value) {
    return write(value);
  }

  @Override
  default T decode(Object stored) {
    return read(Stored.as(TupleValue.class, stored));
  }
}
