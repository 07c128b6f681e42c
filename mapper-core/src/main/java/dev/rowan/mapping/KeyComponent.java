package dev.rowan.mapping;

import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.AnyOf;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column of an index key that is no property by itself: an element of a collection, or a period
 * of time. Thread-safe.
 *
 * @param <J> the type of an argument for it, boxed
 * @param name the name by which DAO parameters call it
 */
public record KeyComponent<J>(String name, ValueCodec<J> codec) {
  /**
   * Returns the canonical value of an argument.
   *
   * @throws RejectedInputException if the argument is null
   */
  public Object encodeKey(@Nullable J value) {
    return encodeKey(name, codec, value);
  }

  /**
   * Returns the range of the canonical values.
   *
   * @throws RejectedInputException if the range is null
   */
  public Range<Object> encode(@Nullable Range<J> range) {
    return encode(name, codec, range);
  }

  /**
   * Returns the canonical values of which the component shall have one.
   *
   * @throws RejectedInputException if the collection or one of its elements is null
   */
  public AnyOf encodeAny(@Nullable Collection<? extends @Nullable J> values) {
    return encodeAny(name, codec, values);
  }

  static <T> AnyOf encodeAny(
      String name, ValueCodec<T> codec, @Nullable Collection<? extends @Nullable T> values) {
    if (values == null) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("values of", name), null);
    }
    List<Object> encoded = new ArrayList<>(values.size());
    for (T value : values) {
      encoded.add(encodeKey(name, codec, value));
    }
    return new AnyOf(encoded);
  }

  static <T> Object encodeKey(String name, ValueCodec<T> codec, @Nullable T value) {
    if (value == null) {
      throw new RejectedInputException(ErrorCode.NULL_KEY, Map.of("property", name), null);
    }
    return codec.encode(value);
  }

  static <T> Range<Object> encode(String name, ValueCodec<T> codec, @Nullable Range<T> range) {
    if (range == null) {
      throw new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of("range of", name), null);
    }
    return range.map(codec::encode);
  }
}
