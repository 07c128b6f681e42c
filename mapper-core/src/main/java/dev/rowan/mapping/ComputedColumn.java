package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column of the partition key that is computed from another property of the row. As an argument
 * it takes a value of that property, and has that property's name. Thread-safe.
 *
 * @param <S> the type of the other property, boxed
 */
public sealed interface ComputedColumn<S> extends KeyArgument<S>
    permits BucketColumn, ShardColumn, ShardInTurn {
  /** Returns the property that stores the computed value. */
  Property<?> property();

  /** Returns the property from which the value is computed. */
  Property<S> source();

  /**
   * Returns the canonical value of the column.
   *
   * @param value a canonical value of the other property
   */
  Object compute(Object value);

  @Override
  default String name() {
    return source().name();
  }

  @Override
  default ValueCodec<S> codec() {
    return source().codec();
  }

  /**
   * Returns the canonical value of the column for a value of the other property.
   *
   * @throws RejectedInputException if the value is null
   */
  @Override
  default Object encodeKey(@Nullable S value) {
    Object encoded = source().encode(value);
    if (encoded == null) {
      throw new RejectedInputException(ErrorCode.NULL_KEY, Map.of("property", name()), null);
    }
    return compute(encoded);
  }
}
