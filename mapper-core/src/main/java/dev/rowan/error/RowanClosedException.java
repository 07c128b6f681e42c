package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A Rowan or its store was used after it was closed.
 * <!-- tag: api-closed -->
 *
 * <pre>{@code
 * try {
 *   messages.latest("lobby", Limit.of(10));
 * } catch (RowanClosedException closed) {
 *   answer("the application stops"); // no retry: a Rowan cannot be opened again
 * }
 * }</pre>
 */
public final class RowanClosedException extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public RowanClosedException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected RowanClosedException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new RowanClosedException(code(), context, cause);
  }
}
