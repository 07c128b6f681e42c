package dev.rowan.error;

import java.util.Map;

/**
 * A row has another version than the entity that was to be written: somebody else wrote or deleted
 * it meanwhile. Nothing was written. Read the row again, and decide again.
 */
public final class StaleVersion extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Tells of a row of this table. */
  public StaleVersion(Map<String, String> context) {
    super(ErrorCode.STALE_VERSION, context, null);
  }
}
