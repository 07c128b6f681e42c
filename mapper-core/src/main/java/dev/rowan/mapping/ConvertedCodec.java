package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import java.time.DateTimeException;
import java.util.Map;
import java.util.function.Function;

/**
 * A codec of a Java type whose values are stored as those of another type. The conversion is one to
 * one and maintains the order.
 *
 * @param stored the canonical Java type
 * @param expected what can be stored, for messages
 * @param toStored throws an {@link ArithmeticException} for a value that cannot be stored
 * @param toJava throws a {@link DateTimeException} for a number that no value has
 */
record ConvertedCodec<J, S>(
    Class<S> stored, String expected, Function<J, S> toStored, Function<S, J> toJava)
    implements ValueCodec<J> {
  @Override
  public Object encode(J value) {
    try {
      return toStored.apply(value);
    } catch (ArithmeticException e) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED,
          Map.of("expected", expected, "found", "a value outside of that range"),
          e);
    }
  }

  @Override
  public J decode(Object value) {
    try {
      return toJava.apply(Stored.as(stored, value));
    } catch (DateTimeException e) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW,
          Map.of("expected", expected, "found", "a number outside of that range"),
          null);
    }
  }
}
