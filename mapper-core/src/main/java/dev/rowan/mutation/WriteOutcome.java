package dev.rowan.mutation;

import dev.rowan.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * What became of a unit.
 *
 * @param applied whether it was written; false only if a condition failed
 * @param standing where a condition failed, the row that stood there, or null if there was none;
 *     unless the unit writes static columns, those of the row may be left out as null
 */
public record WriteOutcome(boolean applied, @Nullable Row standing) {
  /** The unit was written. */
  public static final WriteOutcome APPLIED = new WriteOutcome(true, null);

  /** Returns that a condition failed against this row. */
  public static WriteOutcome notApplied(@Nullable Row standing) {
    return new WriteOutcome(false, standing);
  }
}
