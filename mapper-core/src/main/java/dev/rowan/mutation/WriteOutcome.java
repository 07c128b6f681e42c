package dev.rowan.mutation;

import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * What became of a unit.
 *
 * @param applied whether it was written; false only if a condition failed
 * @param standing where a condition failed, the row that stood there, or null if there was none;
 *     unless the unit writes static columns, those of the row may be left out as null
 * @param follower where the condition was one of {@link Consequences}, the table of that mutation;
 *     else null
 */
public record WriteOutcome(
    boolean applied, @Nullable Row standing, @Nullable TableSchema follower) {
  /** The unit was written. */
  public static final WriteOutcome APPLIED = new WriteOutcome(true, null, null);

  /** Returns that a condition of the unit failed against this row. */
  public static WriteOutcome notApplied(@Nullable Row standing) {
    return new WriteOutcome(false, standing, null);
  }

  /** Returns that what would follow from the unit failed against this row of another table. */
  public static WriteOutcome refusedBy(TableSchema follower, Row standing) {
    return new WriteOutcome(false, standing, follower);
  }
}
