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
 * @param table the table of the mutation with the failed condition; null if the batch was written
 * @param isOfConsequence whether the failed condition is one of {@link Consequences}: then the
 *     table is a derived one
 */
public record WriteOutcome(
    boolean applied, @Nullable Row current, @Nullable TableSchema table, boolean isOfConsequence) {
  /** The batch was written. */
  public static final WriteOutcome APPLIED = new WriteOutcome(true, null, null, false);

  /** Returns the result of a batch whose condition failed against the given row of a table. */
  public static WriteOutcome notApplied(TableSchema table, @Nullable Row current) {
    return new WriteOutcome(false, current, table, false);
  }

  /**
   * Returns the result of a batch for which a condition on a derived table failed against the given
   * row of that table.
   */
  public static WriteOutcome refusedBy(TableSchema derivedTable, Row current) {
    return new WriteOutcome(false, current, derivedTable, true);
  }
}
