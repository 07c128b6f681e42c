package dev.rowan.spi.mutation;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
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
 * @param rows if a condition failed, the current rows of all mutations with a condition, in any
 *     order and without rows that do not exist. They have all columns if any of these conditions is
 *     about existence; else at least the key and the columns with conditions
 */
public record WriteOutcome(
    boolean applied,
    @Nullable Row current,
    @Nullable TableSchema table,
    boolean isOfConsequence,
    List<Row> rows) {
  /** The batch was written. */
  public static final WriteOutcome APPLIED = new WriteOutcome(true, null, null, false, List.of());

  /** Copies the list. */
  public WriteOutcome {
    rows = List.copyOf(rows);
  }

  /** Returns the result of one mutation whose condition failed against the given row of a table. */
  public static WriteOutcome notApplied(TableSchema table, @Nullable Row current) {
    return notApplied(table, current, current == null ? List.of() : List.of(current));
  }

  /**
   * Returns the result of a batch whose condition failed against the given row of a table.
   *
   * @param rows the current rows of all mutations with a condition
   */
  public static WriteOutcome notApplied(TableSchema table, @Nullable Row current, List<Row> rows) {
    return new WriteOutcome(false, current, table, false, rows);
  }

  /**
   * Returns the result of a batch for which a condition on a derived table failed against the given
   * row of that table.
   */
  public static WriteOutcome refusedBy(TableSchema derivedTable, Row current) {
    return new WriteOutcome(false, current, derivedTable, true, List.of());
  }
}
