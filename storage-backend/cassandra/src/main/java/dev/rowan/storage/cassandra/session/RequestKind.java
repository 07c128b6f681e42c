package dev.rowan.storage.cassandra.session;

/** The kind of a request, which determines the effects that a failed request may have. */
public enum RequestKind {
  /** Changes nothing. */
  READ,
  /** Prepares a statement on the servers, or changes the schema; changes no data. */
  PREPARATION,
  /** Writes to one partition: a server that refuses it has written nothing. */
  WRITE,
  /** Writes to several partitions: the batch log may hold it before its parts are refused. */
  LOGGED_WRITE,
  /** Writes with a condition: Paxos may accept it before its commit is refused. */
  CONDITIONAL_WRITE
}
