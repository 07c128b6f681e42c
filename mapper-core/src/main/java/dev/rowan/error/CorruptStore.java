package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The store is damaged, or of a format that this version does not know. */
public final class CorruptStore extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public CorruptStore(ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }
}
