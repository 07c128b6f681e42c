package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The store cannot answer at the moment; a retry can succeed. A write that failed with this
 * exception was not applied and will not be, unless the exception is an {@link
 * OutcomeUnknownException}.
 * <!-- tag: api-unavailable -->
 *
 * <pre>{@code
 * try {
 *   messages.save(message);
 * } catch (OutcomeUnknownException unknown) {
 *   throw unknown; // may have been written
 * } catch (BackendUnavailableException unavailable) {
 *   messages.save(message); // was not written
 * }
 * }</pre>
 */
public sealed class BackendUnavailableException extends RowanException
    permits OutcomeUnknownException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public BackendUnavailableException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected BackendUnavailableException copy(
      Map<String, String> context, @Nullable Throwable cause) {
    return new BackendUnavailableException(code(), context, cause);
  }
}
