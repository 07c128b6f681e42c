package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The set-up of the program is wrong: connection string, class path or generated code. */
public final class SetupMistake extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public SetupMistake(ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }
}
