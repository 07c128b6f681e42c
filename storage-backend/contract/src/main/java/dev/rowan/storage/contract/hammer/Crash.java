package dev.rowan.storage.contract.hammer;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The writer died: it sends nothing more of its current operation. */
final class Crash extends RowanException {
  private static final long serialVersionUID = 1L;

  Crash() {
    this(Map.of(), null);
  }

  private Crash(Map<String, String> context, @Nullable Throwable cause) {
    super(ErrorCode.CLOSED, context, cause);
  }

  @Override
  protected Crash copy(Map<String, String> context, @Nullable Throwable cause) {
    return new Crash(context, cause);
  }
}
