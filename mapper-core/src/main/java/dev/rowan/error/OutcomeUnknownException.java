package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A call was not answered. If the call was a write, it may have been applied, and it may still be
 * applied later. Read the row back, or repeat the write if repeating it has no further effect.
 * Every other {@link RowanException} means that the failed write was not applied and will not be.
 * <!-- tag: api-unknown -->
 *
 * <pre>{@code
 * boolean isNew;
 * try {
 *   isNew = messages.saveNew(message);
 * } catch (OutcomeUnknownException unknown) {
 *   isNew =
 *       messages.saveNew(message) || messages.find("lobby", NOON).equals(Optional.of(message));
 * }
 * }</pre>
 */
public final class OutcomeUnknownException extends BackendUnavailableException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public OutcomeUnknownException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  /**
   * Returns this failure for a write that had not started: only its preparation was not answered,
   * so nothing was written.
   */
  public BackendUnavailableException beforeAnythingWasWritten() {
    ErrorCode known = code() == ErrorCode.OUTCOME_UNKNOWN ? ErrorCode.REQUEST_FAILED : code();
    return new BackendUnavailableException(known, context(), this);
  }

  @Override
  protected OutcomeUnknownException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new OutcomeUnknownException(code(), context, cause);
  }
}
