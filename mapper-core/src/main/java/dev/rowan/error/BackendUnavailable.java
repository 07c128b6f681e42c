package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The store cannot answer now; trying again can help. If this failed a write, nothing of it was
 * written or will be, unless it is an {@link OutcomeUnknown}.
 */
public sealed class BackendUnavailable extends RowanException permits OutcomeUnknown {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public BackendUnavailable(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }
}
