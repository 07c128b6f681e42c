package dev.rowan.storage.cassandra.session;

/** What a call does, which decides what its failure may leave behind. */
public enum Call {
  /** Changes nothing. */
  READ,
  /** Makes a statement known to servers; changes nothing yet. */
  PREPARATION,
  /** Writes to one partition: servers that refuse it have not begun. */
  WRITE,
  /** Writes to several partitions: it is logged before its parts can be refused. */
  LOGGED_WRITE,
  /** Writes under a condition: it is agreed on before its commit can be refused. */
  CONDITIONAL_WRITE
}
