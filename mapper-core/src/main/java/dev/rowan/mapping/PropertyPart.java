package dev.rowan.mapping;

import dev.rowan.error.RowanException;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ScalarValueTypes;
import dev.rowan.spi.value.TupleValue;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A part of the value of a property: the value of a key of a map, or a field of a user-defined
 * type. Generated DAOs have one for each part that a method returns. Immutable and thread-safe.
 *
 * @param <J> the type of the part, boxed
 * @param property the property with the whole value
 * @param element the canonical key, or the place of the field in its type, an {@code Integer}
 * @param codec the codec of the part
 */
public record PropertyPart<J>(Property<?> property, Object element, ValueCodec<J> codec) {
  /**
   * Returns the value of a key of a map.
   *
   * @throws dev.rowan.error.RejectedInputException if a map cannot have the key
   */
  public static <K, V> PropertyPart<V> entry(
      Property<?> property, ValueCodec<K> keys, K key, ValueCodec<V> values) {
    return new PropertyPart<>(property, Objects.requireNonNull(keys.encode(key)), values);
  }

  /** Returns a field of a user-defined type. */
  public static <V> PropertyPart<V> field(
      Property<?> property, TypeField<?> field, ValueCodec<V> codec) {
    return new PropertyPart<>(property, field.place(), codec);
  }

  /**
   * Returns the part of the property's value in a row; what the codec says where there is no such
   * part.
   *
   * @throws dev.rowan.error.UnreadableRowException if the stored part has no value of its Java
   *     type; it names the property
   */
  public @Nullable J decode(Row row) {
    Object stored = part(row.get(property.column()));
    try {
      return stored == null ? codec.absent() : codec.decode(stored);
    } catch (RowanException e) {
      throw e.with("property", property.name());
    }
  }

  private @Nullable Object part(@Nullable Object value) {
    if (value instanceof TupleValue tuple) {
      int place = (Integer) element;
      return place < tuple.fields().size() ? tuple.fields().get(place) : null;
    }
    return value instanceof Map<?, ?> map ? entry(map) : null;
  }

  /** Keys that compare equal are one key, as in Cassandra: 1.0 and 1.00. */
  private @Nullable Object entry(Map<?, ?> map) {
    if (!ScalarValueTypes.hasEqualForms(element)) {
      return map.get(element);
    }
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (ScalarValueTypes.compareEqual(element, entry.getKey())) {
        return entry.getValue();
      }
    }
    return null;
  }
}
