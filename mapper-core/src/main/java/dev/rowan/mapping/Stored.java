package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks of values on their way between rows and properties. */
final class Stored {
  private Stored() {}

  static <T> T as(Class<T> type, Object stored) {
    if (!type.isInstance(stored)) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW,
          Map.of("expected", type.getSimpleName(), "found", stored.getClass().getSimpleName()),
          null);
    }
    return type.cast(stored);
  }

  static <T> T element(@Nullable T value) {
    if (value == null) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED, Map.of("found", "null inside a collection"), null);
    }
    return value;
  }
}
