package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The backend does not support the requested operation. Change the code or use another backend.
 * <!-- tag: api-unsupported -->
 *
 * <pre>{@code
 * try {
 *   rowan.storage().snapshot(Path.of("copy"));
 * } catch (UnsupportedByBackendException unsupported) {
 *   answer("only a store in a directory has files: " + unsupported.code());
 * }
 * }</pre>
 */
public final class UnsupportedByBackendException extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public UnsupportedByBackendException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected UnsupportedByBackendException copy(
      Map<String, String> context, @Nullable Throwable cause) {
    return new UnsupportedByBackendException(code(), context, cause);
  }
}
