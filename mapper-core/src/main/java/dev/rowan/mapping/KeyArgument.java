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
 * A column that arguments of DAO methods restrict: a property, or a column of an index key that is
 * computed from one. Thread-safe.
 *
 * @param <J> the type of an argument, boxed
 */
public sealed interface KeyArgument<J> permits Property, KeyComponent, ComputedColumn {
  /** Returns the name by which DAO parameters call the column. */
  String name();

  /** Returns the codec of an argument. */
  ValueCodec<J> codec();

  /**
   * Returns the canonical value of an argument that names a part of a key.
   *
   * @throws RejectedInputException if the argument is null
   */
  default Object encodeKey(@Nullable J value) {
    Object encoded = value == null ? null : codec().encode(value);
    if (encoded == null) {
      throw new RejectedInputException(ErrorCode.NULL_KEY, Map.of("property", name()), null);
    }
    return encoded;
  }

  /**
   * Returns the canonical values of which the column shall have one.
   *
   * @throws RejectedInputException if the collection or one of its elements is null
   */
  default AnyOf encodeAny(@Nullable Collection<? extends @Nullable J> values) {
    if (values == null) {
      throw rejected("values of");
    }
    List<Object> encoded = new ArrayList<>(values.size());
    for (J value : values) {
      encoded.add(encodeKey(value));
    }
    return new AnyOf(encoded);
  }

  /**
   * Returns the range of the canonical values.
   *
   * @throws RejectedInputException if the range is null
   */
  default Range<Object> encode(@Nullable Range<J> range) {
    if (range == null) {
      throw rejected("range of");
    }
    return range.map(this::encodeKey);
  }

  private RejectedInputException rejected(String what) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(what, name()), null);
  }
}
