package dev.rowan.storage.cassandra;

/**
 * What happens if a derived table of the cluster has columns, or a user-defined type has fields,
 * that only other programs know. Rowan writes, moves and deletes the rows of a derived table, and
 * writes values of a user-defined type as a whole: the values of such columns and fields are lost.
 */
public enum ForeignColumns {
  /** A schema with such columns is refused (D-19). Such fields are logged as a warning (D-20). */
  REFUSE,
  /** The tables are used, without a warning. */
  ACCEPT
}
