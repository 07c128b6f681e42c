package dev.rowan.mapping;

import dev.rowan.spi.value.TupleValue;
import org.jspecify.annotations.Nullable;

/**
 * A field of a user-defined type or a tuple. Thread-safe.
 *
 * @param <J> the property's type, boxed
 * @param name the property's name
 * @param place the place of the field in the type
 */
public record TypeField<J>(String name, int place, ValueCodec<J> codec) {
  /** Returns the canonical value of the field, or null for null. */
  public @Nullable Object encode(@Nullable J value) {
    return value == null ? null : codec.encode(value);
  }

  /**
   * Returns the field's value; what the codec says where the field has no value, as those have none
   * that were stored before the type had the field.
   */
  public @Nullable J decode(TupleValue value) {
    Object stored = stored(value);
    return stored == null ? codec.absent() : codec.decode(stored);
  }

  /** Returns whether the field has no value. */
  public boolean isNull(TupleValue value) {
    return stored(value) == null;
  }

  private @Nullable Object stored(TupleValue value) {
    return place < value.fields().size() ? value.fields().get(place) : null;
  }
}
