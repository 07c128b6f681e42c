package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An argument was rejected: it cannot be stored, or the call is not possible with it. Nothing was
 * written. Change the argument.
 * <!-- tag: api-rejected -->
 *
 * <pre>{@code
 * try {
 *   messages.save(message);
 * } catch (RejectedInputException rejected) {
 *   answer("not stored: " + rejected.code()); // a retry with the same room fails again
 * }
 * }</pre>
 */
public final class RejectedInputException extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public RejectedInputException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected RejectedInputException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new RejectedInputException(code(), context, cause);
  }
}
