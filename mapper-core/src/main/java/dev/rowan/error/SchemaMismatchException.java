package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A stored table does not match the model. Change the model or migrate the store; a retry fails
 * again.
 * <!-- tag: api-mismatch -->
 *
 * <pre>{@code
 * try {
 *   rowan.runtime(mapping);
 * } catch (SchemaMismatchException mismatch) {
 *   answer(mismatch.getMessage()); // names each difference, such as D-02 of_text.v
 * }
 * }</pre>
 */
public final class SchemaMismatchException extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public SchemaMismatchException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected SchemaMismatchException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new SchemaMismatchException(code(), context, cause);
  }
}
