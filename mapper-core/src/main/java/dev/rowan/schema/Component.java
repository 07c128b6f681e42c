package dev.rowan.schema;

/** How one column of a derived table follows from the columns of its base table. */
public sealed interface Component {
  /** Returns the place of the column in the base table. */
  int column();

  /** The value of a base column as it is. */
  record Copy(int column) implements Component {}

  /** Each element of a list or set column, or each key of a map column: one entry for each. */
  record ElementOf(int column) implements Component {}

  /** The period that a timestamp, date or time-uuid column falls into. */
  record PeriodOf(int column, Period period) implements Component {}
}
