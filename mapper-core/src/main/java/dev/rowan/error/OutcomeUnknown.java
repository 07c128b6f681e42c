package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A call was not answered: if it was a write, whether it was applied is not known, and it may still
 * be applied later. Read it back, or write it again if doing so twice is the same as once. Every
 * other {@link RowanException} says that the write that it failed was not applied and will not be.
 */
public final class OutcomeUnknown extends BackendUnavailable {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public OutcomeUnknown(ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  /**
   * Returns this failure as the caller of a write is to see it that had not begun yet: what was not
   * answered only prepared it.
   */
  public BackendUnavailable beforeAnythingWasWritten() {
    ErrorCode known = code() == ErrorCode.OUTCOME_UNKNOWN ? ErrorCode.CLUSTER_UNAVAILABLE : code();
    return new BackendUnavailable(known, context(), this);
  }
}
