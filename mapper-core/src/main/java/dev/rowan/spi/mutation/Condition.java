package dev.rowan.spi.mutation;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The condition that a row must meet for its mutation, and so for the whole batch, to be applied.
 */
public sealed interface Condition {
  /** No condition. */
  Condition NONE = Existence.NONE;

  /** The row exists. For a write of static columns only: the partition has a static value. */
  Condition IF_EXISTS = Existence.IF_EXISTS;

  /** The row does not exist. For a write of static columns only: no static column has a value. */
  Condition IF_NOT_EXISTS = Existence.IF_NOT_EXISTS;

  /** Conditions on the existence of the row. */
  enum Existence implements Condition {
    /** See {@link Condition#NONE}. */
    NONE,
    /** See {@link Condition#IF_EXISTS}. */
    IF_EXISTS,
    /** See {@link Condition#IF_NOT_EXISTS}. */
    IF_NOT_EXISTS
  }

  /**
   * All column conditions hold. A row that does not exist counts as a row whose columns are all
   * null.
   *
   * @param columns at least one
   */
  record Matches(List<ColumnCondition> columns) implements Condition {
    /** Copies the list. */
    public Matches {
      columns = List.copyOf(columns);
      if (columns.isEmpty()) {
        throw new IllegalArgumentException("a condition needs at least one column");
      }
    }

    /**
     * Returns whether a row meets all of them.
     *
     * @param table the table of the row
     * @param row canonical values; null stands for a row that does not exist
     * @throws dev.rowan.error.RejectedInputException if an operator needs an order, and the values
     *     of a column have none
     */
    public boolean hold(TableSchema table, @Nullable Row row) {
      for (ColumnCondition column : columns) {
        if (!ColumnPredicate.holds(table, row, column)) {
          return false;
        }
      }
      return true;
    }

    /** Returns the number of columns; never the values, which may be private. */
    @Override
    public String toString() {
      return "condition on " + columns.size() + " columns";
    }
  }
}
