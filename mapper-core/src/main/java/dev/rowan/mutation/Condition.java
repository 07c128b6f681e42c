package dev.rowan.mutation;

import java.util.List;

/** What must hold of a row for its mutation, and so for the whole unit, to be applied. */
public sealed interface Condition {
  /** Nothing. */
  Condition NONE = Existence.NONE;

  /** The row exists; for a write of static columns alone, the partition has a static value. */
  Condition IF_EXISTS = Existence.IF_EXISTS;

  /** The row does not exist; for static columns alone, no static column has a value. */
  Condition IF_NOT_EXISTS = Existence.IF_NOT_EXISTS;

  /** Whether the row has to exist. */
  enum Existence implements Condition {
    /** See {@link Condition#NONE}. */
    NONE,
    /** See {@link Condition#IF_EXISTS}. */
    IF_EXISTS,
    /** See {@link Condition#IF_NOT_EXISTS}. */
    IF_NOT_EXISTS
  }

  /**
   * All of these hold of the row; a row that does not exist is one whose columns are all null.
   *
   * @param columns at least one
   */
  record Matches(List<ColumnCondition> columns) implements Condition {
    /** Copies the list. */
    public Matches {
      columns = List.copyOf(columns);
      if (columns.isEmpty()) {
        throw new IllegalArgumentException("a condition on no column");
      }
    }

    /** Returns the number of columns; never the values, which may be private. */
    @Override
    public String toString() {
      return "condition on " + columns.size() + " columns";
    }
  }
}
