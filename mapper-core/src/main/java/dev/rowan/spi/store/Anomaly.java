package dev.rowan.spi.store;

/** The ways in which a derived table differs from the rows that it is derived from. */
public enum Anomaly {
  /**
   * A missing entry: reads through the index do not find the row. Of a unique value: it is not
   * reserved for the row that has it.
   */
  MISSING,
  /**
   * An orphaned entry: its row had its key before, or has it no longer. Reads filter it. Of a
   * unique value: it is reserved for a row that does not have it.
   */
  STALE,
  /**
   * An orphaned entry whose row does not exist and left no trace, or that is newer than everything
   * in its row. A change that did not happen left it. Reads filter it.
   */
  DANGLING,
  /** A mismatched entry: it has the key of its row, and other values than the row. */
  WRONG,
  /** An entry of its row that a change under {@code SERIAL} has not confirmed. */
  UNCONFIRMED,
  /** Columns of an entry that does not exist. No read returns them. */
  GHOST,
  /** A row whose keys another program wrote, so that it has no version. */
  FOREIGN,
  /**
   * A row has a unique value that is reserved for another row, and the other row has it, too. A
   * read by the value finds only the other row. Only the application can decide which row is right.
   */
  CONFLICT
}
