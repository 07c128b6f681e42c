package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An argument cannot be stored or asked for; nothing was written. Another argument helps. */
public final class RejectedInput extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public RejectedInput(ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }
}
