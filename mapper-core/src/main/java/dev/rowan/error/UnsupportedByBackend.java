package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The backend cannot do what the code asks for. Other code or another backend helps. */
public final class UnsupportedByBackend extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Makes one; see {@link RowanException}. */
  public UnsupportedByBackend(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }
}
