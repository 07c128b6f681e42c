package dev.rowan.bulk;

import java.util.Comparator;
import java.util.List;

/**
 * What became of a bulk save.
 *
 * @param progress the counts at the end
 * @param failures by their places in the source
 * @param complete whether the source was read to its end; it is not after too many failures
 */
public record BulkResult<E>(
    BulkProgress progress, List<BulkFailure<E>> failures, boolean complete) {
  /** Copies the list and orders it. */
  public BulkResult {
    failures = failures.stream().sorted(Comparator.comparingLong(BulkFailure::place)).toList();
  }

  /** Returns this, if every entity of the source is stored. */
  public BulkResult<E> orThrow() {
    if (!failures.isEmpty()) {
      throw failures.get(0).error();
    }
    return this;
  }
}
