package dev.rowan.operate.bulk;

import java.util.Comparator;
import java.util.List;

/**
 * The result of a bulk save.
 * <!-- tag: bulk -->
 *
 * <pre>{@code
 * BulkResult<Reading> result = rowan.bulk(ReadingMapping.INSTANCE).stoppingAfter(100).save(many);
 * for (BulkFailure<Reading> failure : result.failures()) {
 *   log(failure.place(), failure.error().code());
 * }
 * }</pre>
 *
 * @param progress the final counts
 * @param failures the failed entities, ordered by their positions in the source
 * @param complete whether the source was read to its end; false if too many entities failed
 */
public record BulkResult<E>(
    BulkProgress progress, List<BulkFailure<E>> failures, boolean complete) {
  /** Copies and sorts the list. */
  public BulkResult {
    failures = failures.stream().sorted(Comparator.comparingLong(BulkFailure::place)).toList();
  }

  /**
   * Returns this result if every entity was stored; else throws the error of the first failed
   * entity.
   */
  public BulkResult<E> orThrow() {
    if (!failures.isEmpty()) {
      throw failures.get(0).error();
    }
    return this;
  }
}
