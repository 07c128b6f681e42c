package dev.rowan.binding;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.query.Range;
import dev.rowan.value.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A property of an entity, and the column that stores it. Thread-safe.
 *
 * @param <J> the property's type, boxed
 * @param name the property's name
 * @param column the place of its column in the entity's table
 */
public record Property<J>(String name, int column, ValueCodec<J> codec) {
  /** Returns the canonical value of the property, or null for null. */
  public @Nullable Object encode(@Nullable J value) {
    return value == null ? null : codec.encode(value);
  }

  /**
   * Returns the canonical value of an argument that names a part of a key.
   *
   * @throws RejectedInput if the argument is null
   */
  public Object encodeKey(@Nullable J value) {
    if (value == null) {
      throw new RejectedInput(ErrorCode.NULL_KEY, Map.of("property", name), null);
    }
    return codec.encode(value);
  }

  /**
   * Returns the range of the canonical values.
   *
   * @throws RejectedInput if the range is null
   */
  public Range<Object> encode(@Nullable Range<J> range) {
    if (range == null) {
      throw new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of("range of", name), null);
    }
    return range.map(codec::encode);
  }

  /** Returns the property's value in a row; what the codec says where the column has no value. */
  public @Nullable J decode(Row row) {
    Object stored = row.get(column);
    return stored == null ? codec.absent() : codec.decode(stored);
  }

  /**
   * Returns the property's value in a row, for a property of a primitive or collection type.
   *
   * @throws dev.rowan.error.UnreadableRow never for such a type, whose codec knows an absent value
   */
  public J decodePresent(Row row) {
    J value = decode(row);
    if (value == null) {
      throw new IllegalStateException("property " + name + " has no value for an absent column");
    }
    return value;
  }
}
