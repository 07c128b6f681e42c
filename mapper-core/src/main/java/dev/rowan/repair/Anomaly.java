package dev.rowan.repair;

/** In what way a derived table differs from what follows from the rows that it is derived from. */
public enum Anomaly {
  /**
   * A row lacks an entry under one of its keys: reads through the index do not find the row. Of a
   * unique value: it is not reserved for the row that has it.
   */
  MISSING,
  /**
   * An entry under a key that its row had before, or has no longer. Reads see past it. Of a unique
   * value: it is reserved for a row that does not have it.
   */
  STALE,
  /**
   * An entry whose row is not there and left no trace, or that is newer than all that its row says:
   * what remains of a change that did not happen. Reads see past it.
   */
  DANGLING,
  /** An entry under a key of its row that says something else than the row. */
  WRONG,
  /** An entry under a key of its row that a change under {@code SERIAL} left to be confirmed. */
  UNCONFIRMED,
  /** Columns of an entry that is not there. No read sees them. */
  GHOST,
  /** A row whose keys were written by something else than the mapper, and have no version. */
  FOREIGN,
  /**
   * A row has a value that is to be unique, and another row, for which it is reserved, has it, too.
   * A read by the value finds the other row alone. Nobody but you can tell whose it is.
   */
  CONFLICT
}
