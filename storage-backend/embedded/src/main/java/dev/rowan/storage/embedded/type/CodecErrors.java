package dev.rowan.storage.embedded.type;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Creates errors for values that a type cannot hold, and for stored bytes that are not valid
 * values.
 */
public final class CodecErrors {
  private CodecErrors() {}

  /**
   * Returns the refusal of a value; {@code expected} names what would fit, {@code found} never
   * contains the value.
   */
  public static RejectedInputException value(String type, String expected, String found) {
    return value(type, expected, found, null);
  }

  static RejectedInputException value(
      String type, String expected, String found, @Nullable Throwable cause) {
    return new RejectedInputException(
        ErrorCode.VALUE_REJECTED,
        Map.of("type", type, "expected", expected, "found", found),
        cause);
  }

  /** Returns the same refusal, saying also where the value was meant to go. */
  public static RejectedInputException in(
      String table, String column, RejectedInputException refusal) {
    Map<String, String> context = new HashMap<>(refusal.context());
    context.put("table", table);
    context.put("column", column);
    return new RejectedInputException(refusal.code(), context, refusal);
  }

  /** Returns the error for stored bytes that no writer can have written. */
  public static CorruptStoreException corrupt(String found) {
    return corrupt(found, null);
  }

  /** Returns the same failure, noticed by another one. */
  public static CorruptStoreException corrupt(String found, @Nullable Throwable cause) {
    return new CorruptStoreException(ErrorCode.STORE_CORRUPT, Map.of("found", found), cause);
  }
}
