package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A stored row cannot be converted to an entity, or a row that the method must return does not
 * exist.
 * <!-- tag: api-unreadable -->
 *
 * <pre>{@code
 * try {
 *   parcels.find(7); // returns Parcel: the row must exist
 * } catch (UnreadableRowException missing) {
 *   answer("no parcel: " + missing.code());
 * }
 * }</pre>
 */
public final class UnreadableRowException extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public UnreadableRowException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected UnreadableRowException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new UnreadableRowException(code(), context, cause);
  }
}
