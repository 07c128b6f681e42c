package dev.rowan.storage.contract.hammer;

import java.util.List;

/**
 * The deviations of the derived tables from the rows; each as table and key.
 *
 * @param missing entries that a row lacks
 * @param stale entries without a row
 * @param wrong entries whose other columns differ from their row, where the protocol promises
 *     equality
 */
public record IndexDifference(List<String> missing, List<String> stale, List<String> wrong) {
  /** Returns whether there is no deviation. */
  public boolean isNone() {
    return missing.isEmpty() && stale.isEmpty() && wrong.isEmpty();
  }
}
