package dev.rowan.observe;

/** What a maintenance job does. */
public enum JobKind {
  /** Compares rows with what is derived of them, and changes nothing. */
  VERIFY,
  /** Compares rows with what is derived of them, and corrects differences. */
  REPAIR,
  /** Writes the entries of an index for rows that exist. */
  BUILD,
  /**
   * Writes a change of a row to the rows that copy from it. The write of the change starts this
   * job, whose table is the one with the copies.
   */
  PROPAGATE,
  /** Continues changes of copies that a crash interrupted. */
  RESUME,
  /** Compares counters with the rows that they count, and corrects them. */
  RECOUNT,
  /** Deletes rows beyond the row limit of their partitions. */
  TRIM,
  /** Gives stored rows the declared TTL of their entity. */
  REWRITE_TTL,
  /** Removes all rows of an entity. */
  TRUNCATE
}
