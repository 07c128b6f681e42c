package dev.rowan.storage.cassandra;

/**
 * What happens if a derived table of the cluster has columns that only other programs know. Rowan
 * writes, moves and deletes the rows of a derived table, and loses the values of such columns.
 */
public enum ForeignColumns {
  /** The schema is refused (D-19). */
  REFUSE,
  /** The table is used; the values of such columns are lost when Rowan moves a row. */
  ACCEPT
}
