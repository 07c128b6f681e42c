package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The stored tables do not fit the model. A changed model or a migrated store helps; trying again
 * does not.
 */
public final class SchemaMismatch extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public SchemaMismatch(ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }
}
