package dev.rowan.spi.mutation;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * The result of applying a batch.
 *
 * @param applied whether the batch was written; false only if a condition failed
 * @param current if a condition failed, the current row, or null if no row exists. Its static
 *     columns may be null unless the batch writes static columns
 * @param derivedTable if the failed condition is one of {@link Consequences}, the derived table of
 *     that mutation; else null
 */
public record WriteOutcome(
    boolean applied, @Nullable Row current, @Nullable TableSchema derivedTable) {
  /** The batch was written. */
  public static final WriteOutcome APPLIED = new WriteOutcome(true, null, null);

  /** Returns the result of a batch whose condition failed against the given row. */
  public static WriteOutcome notApplied(@Nullable Row current) {
    return new WriteOutcome(false, current, null);
  }

  /**
   * Returns the result of a batch for which a condition on a derived table failed against the given
   * row of that table.
   */
  public static WriteOutcome refusedBy(TableSchema derivedTable, Row current) {
    return new WriteOutcome(false, current, derivedTable);
  }
}
