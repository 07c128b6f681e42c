package dev.rowan.mapping;

import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * A property of an entity, and the column that stores it. Thread-safe.
 *
 * @param <J> the property's type, boxed
 * @param name the property's name
 * @param column the place of its column in the entity's table
 */
public record Property<J>(String name, int column, ValueCodec<J> codec) implements KeyArgument<J> {
  /**
   * Returns the canonical value of the property, or null for null.
   *
   * @throws RejectedInputException if the type cannot hold the value; it names the property
   */
  public @Nullable Object encode(@Nullable J value) {
    try {
      return value == null ? null : codec.encode(value);
    } catch (RowanException e) {
      throw e.with("property", name);
    }
  }

  /**
   * Returns the property's value in a row; what the codec says where the column has no value.
   *
   * @throws dev.rowan.error.UnreadableRowException if the property cannot have the stored value; it
   *     names the property
   */
  public @Nullable J decode(Row row) {
    Object stored = row.get(column);
    try {
      return stored == null ? codec.absent() : codec.decode(stored);
    } catch (RowanException e) {
      throw e.with("property", name);
    }
  }
}
