package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnreadableRowException;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A codec of a Java type whose values become values of another Java type, which has a codec. A
 * function that throws refuses its argument.
 *
 * @param toStored returns null for a value that stands for no value
 * @param toJava never returns null
 */
record MappedCodec<J, S>(
    ValueCodec<S> stored, Function<J, @Nullable S> toStored, Function<S, @Nullable J> toJava)
    implements ValueCodec<J> {
  @Override
  public @Nullable Object encode(J value) {
    S mapped;
    try {
      mapped = toStored.apply(value);
    } catch (RowanException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED, Map.of("found", "a value that its converter refuses"), e);
    }
    return mapped == null ? null : stored.encode(mapped);
  }

  @Override
  public J decode(Object value) {
    J mapped;
    try {
      mapped = toJava.apply(stored.decode(value));
    } catch (RowanException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW, Map.of("found", "a value that its converter refuses"), e);
    }
    if (mapped == null) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW, Map.of("found", "null from the converter"), null);
    }
    return mapped;
  }
}
