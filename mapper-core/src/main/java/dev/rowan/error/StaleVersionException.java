package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The row has another version than the written entity, because another writer changed or deleted
 * the row. Nothing was written. Read the row again and repeat the change.
 * <!-- tag: api-stale -->
 *
 * <pre>{@code
 * try {
 *   tickets.issue(new Ticket(id, "opera", NOON, 45, "none", 0));
 * } catch (StaleVersionException exists) {
 *   Ticket current = tickets.cheapest("opera", Limit.of(1)).get(0);
 *   tickets.reprice(id, 45, current.version());
 * }
 * }</pre>
 */
public final class StaleVersionException extends RowanException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param context the names involved, such as the table
   */
  public StaleVersionException(Map<String, String> context) {
    super(ErrorCode.STALE_VERSION, context, null);
  }

  private StaleVersionException(Map<String, String> context, @Nullable Throwable cause) {
    super(ErrorCode.STALE_VERSION, context, cause);
  }

  @Override
  protected StaleVersionException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new StaleVersionException(context, cause);
  }
}
