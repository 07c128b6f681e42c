package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The store is damaged, or has a format that this version of Rowan does not know. Restore the store
 * from a backup, or upgrade Rowan.
 * <!-- tag: api-corrupt -->
 *
 * <pre>{@code
 * try {
 *   opened = Rowan.connect("rowan:embedded:" + store);
 * } catch (CorruptStoreException damaged) {
 *   opened = Rowan.connect("rowan:embedded:" + copy); // a snapshot is a store
 * }
 * }</pre>
 */
public final class CorruptStoreException extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public CorruptStoreException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected CorruptStoreException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new CorruptStoreException(code(), context, cause);
  }
}
