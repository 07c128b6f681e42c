package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A stored row cannot be turned into an entity, or a promised row is not there. */
public final class UnreadableRow extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public UnreadableRow(ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }
}
