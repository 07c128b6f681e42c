package dev.rowan.storage.contract.hammer;

import java.util.List;

/**
 * Where the tables differ from what follows from the rows; each as table and key.
 *
 * @param missing entries that a row should have
 * @param stale entries that no row has
 * @param wrong entries whose other columns are not those of their row, where they are promised to
 *     be
 */
public record IndexDifference(List<String> missing, List<String> stale, List<String> wrong) {
  /** Returns whether there is none. */
  public boolean isNone() {
    return missing.isEmpty() && stale.isEmpty() && wrong.isEmpty();
  }
}
