package dev.rowan.error;

/**
 * The stable codes of run-time errors. A code is never reused and never renumbered; its texts may
 * be improved.
 */
public enum ErrorCode {
  /** The connection string is not of the form {@code rowan:scheme:target?option=value}. */
  MALFORMED_CONNECTION(
      "RUN-01",
      "the connection string cannot be understood",
      "write rowan:embedded: and a directory, rowan:memory:, or rowan:cassandra://<host>/<keyspace>"),
  /** No backend on the class path serves the scheme. */
  UNKNOWN_SCHEME(
      "RUN-02",
      "no backend on the class path serves the scheme of the connection string",
      "use one of the known schemes, or add the artifact of the backend that serves it"),
  /** No backend at all is on the class path. */
  NO_BACKEND(
      "RUN-03",
      "no backend is on the class path",
      "add the dependency dev.rowan:rowan-embedded or dev.rowan:rowan-cassandra"),
  /** Another process, or another Rowan of this process, holds the store's directory. */
  DIRECTORY_IN_USE(
      "RUN-04",
      "the directory of the store is in use",
      "close the other Rowan or process first, share one Rowan, or choose another directory"),
  /** The generated class of a DAO is not on the class path. */
  DAO_NOT_GENERATED(
      "RUN-05",
      "the DAO has no generated class",
      "annotate the interface with @Dao, and put dev.rowan:rowan-processor on the compiler's"
          + " annotationProcessorPaths (Maven) or annotationProcessor configuration (Gradle)"),
  /** The Rowan, or the store behind it, has been closed. */
  CLOSED("RUN-06", "this Rowan is closed", "keep it open as long as its DAOs are in use"),
  /** A value of a key is null. */
  NULL_KEY("RUN-07", "a key column has no value", "set every property of the primary key"),
  /** A value does not fit its column. */
  VALUE_REJECTED(
      "RUN-08", "a value does not fit its column", "correct the value before it is saved"),
  /** A partition key or a clustering value is longer than a store can hold. */
  KEY_TOO_LONG("RUN-09", "a key is too long", "use shorter key values, or their hash"),
  /** A row is larger than a store can hold. */
  ROW_TOO_LARGE(
      "RUN-10", "a row is too large", "store large values in pieces, or outside of the row"),
  /** The stored table differs from the model in a way that cannot be bridged. */
  SCHEMA_MISMATCH(
      "RUN-11",
      "the stored table does not fit the model",
      "keep the key and the types of a stored table; give the changed design a new table name"),
  /** The store was written by a newer version. */
  NEWER_FORMAT(
      "RUN-12", "the store was written by a newer version of Rowan", "upgrade Rowan to open it"),
  /** The backend cannot do what a method asks for. */
  UNSUPPORTED_BY_BACKEND(
      "RUN-13", "the backend cannot do this", "use another backend, or another method shape"),
  /** A page token is damaged, or belongs to another query. */
  FOREIGN_PAGE_TOKEN(
      "RUN-14",
      "the page token does not belong to this query",
      "pass a token back to the method, with the arguments, that it came from"),
  /** A method that promises a row found none. */
  ROW_MISSING(
      "RUN-15",
      "there is no such row",
      "return Optional from the DAO method if a row may be absent"),
  /** A stored row cannot be turned into an entity. */
  UNREADABLE_ROW(
      "RUN-16", "a stored value cannot be read", "compare the entity with what wrote the row"),
  /** The store failed to read or write. */
  STORE_FAILED(
      "RUN-17", "the store failed", "look at the cause; free disk space or repair the disk"),
  /** The store's files are damaged. */
  STORE_CORRUPT("RUN-18", "the store is damaged", "restore it from a backup"),
  /** A call did not finish in time. */
  TIMED_OUT("RUN-19", "the call took too long", "call again; raise the time limit if it recurs"),
  /** The calling thread was interrupted while it waited. */
  INTERRUPTED(
      "RUN-20",
      "the thread was interrupted while it waited",
      "a read can be made again; whether a write was applied is not known: read it back"),
  /** Conditions of one batch are in several partitions. */
  CONDITIONS_SPAN_PARTITIONS(
      "RUN-21",
      "the conditions of one batch are in several partitions",
      "put conditional writes of several partitions into batches of their own"),
  /** An argument of a call is out of its bounds. */
  ARGUMENT_REJECTED("RUN-22", "an argument is out of bounds", "correct the argument"),
  /** The path of a store is a file, or may not be read or written. */
  UNUSABLE_DIRECTORY(
      "RUN-23",
      "the directory cannot hold a store",
      "name a directory that this process may make, read and write"),
  /** The native library of the embedded store does not load on this machine. */
  NO_NATIVE_LIBRARY(
      "RUN-24",
      "the native library of the embedded store does not load",
      "look at the cause: the temporary directory must allow execution, and the platform be one"
          + " that RocksDB supports; rowan:memory: needs no native library"),
  /** An index would lack the entries of rows that are stored already. */
  INDEX_INCOMPLETE(
      "RUN-25",
      "an index lacks entries for rows that are stored already",
      "build the index: rowan.upkeep().build(mapping, index).run(); until then writes keep it, and"
          + " reads through it are refused"),
  /** The generated class of a DAO is in a package that is closed to Rowan. */
  DAO_NOT_ACCESSIBLE(
      "RUN-26",
      "the generated class of the DAO is in a package that its module closes to Rowan",
      "make the DAO by the public constructor of the generated class, or let the module open the"
          + " package to dev.rowan"),
  /** There is something where a copy of a store is to be written. */
  TARGET_OCCUPIED(
      "RUN-27",
      "there is something at the target already",
      "name a directory that is not there yet"),
  /** A directory of backups holds something else. */
  NOT_A_BACKUP(
      "RUN-28",
      "the directory holds something else than backups",
      "name a directory that is empty, or that earlier backups made"),
  /** The disk has no room for what is written. */
  DISK_FULL(
      "RUN-29",
      "the disk is full",
      "free space; the store then takes writes again within seconds, and nothing that it"
          + " acknowledged is lost"),
  /** No node of the cluster takes the request, or too few replicas do; nothing was written. */
  CLUSTER_UNAVAILABLE(
      "RUN-30",
      "too little of the cluster can be reached",
      "nothing was written; call again later, and look at the state of the nodes"),
  /** The cluster did not confirm a request in time or at all. */
  OUTCOME_UNKNOWN(
      "RUN-31",
      "the cluster did not confirm the request",
      "whether a write was applied is not known; read it back, or write it again if that changes"
          + " nothing"),
  /** The cluster refuses the credentials, or the permission for a statement. */
  ACCESS_DENIED(
      "RUN-32",
      "the cluster refuses access",
      "configure credentials in the driver's configuration, and grant the role its permissions"),
  /** A batch is larger than one request to a cluster may be. */
  BATCH_TOO_LARGE(
      "RUN-33",
      "a batch is too large for the cluster",
      "write fewer or smaller rows in one batch; a batch in one partition may be larger"),
  /** A library that is needed for this alone is not on the class path. */
  LIBRARY_MISSING(
      "RUN-34", "an optional library is missing", "add the dependency to your build, as named"),
  /** The lines to import were taken from a table that does not fit. */
  EXPORT_MISFIT(
      "RUN-35",
      "the export does not fit the table",
      "import into a table with the columns, kinds and types of the exported one"),
  /** A line to import cannot be read. */
  EXPORT_UNREADABLE(
      "RUN-36",
      "a line of the export cannot be read",
      "look at the line, correct it, and resume the import before it"),
  /** A table that follows from another one was named by itself. */
  TABLE_FOLLOWS(
      "RUN-37",
      "the table follows from another one",
      "name the other table; what follows from it goes with it"),
  /** A table was dropped while the program used it. */
  TABLE_DROPPED(
      "RUN-38", "the table was dropped", "open the store again, which makes the table anew"),
  /** A guardrail refuses what is written or read. */
  GUARDRAIL(
      "RUN-39",
      "a guardrail refuses this",
      "write or read less at once; or raise the limit, by the option that is named"),
  /** The nodes of the cluster that were asked failed to read. */
  READ_FAILED(
      "RUN-40",
      "the cluster failed to read",
      "call again; if it recurs, look at the cause and at the logs of the nodes"),
  /** On a cluster, a condition on an entity whose indexes another writer may change unseen. */
  CONDITION_NEEDS_SERIAL(
      "RUN-41",
      "a condition beside indexes needs their serial upkeep",
      "maintain = Maintain.SERIAL on the entity's indexes; or write without a condition"),
  /** A change met other writers of its row again and again. */
  CONTENDED(
      "RUN-42",
      "too many others write this row",
      "nothing was written; call again later, or spread what is written over more rows"),
  /** Somebody else wrote or deleted the row since its entity was read. */
  STALE_VERSION(
      "RUN-43",
      "the row has another version than the entity",
      "nothing was written; read the row again, and decide again"),
  /** Somebody else builds an index. */
  BUILD_UNDER_WAY(
      "RUN-44",
      "another build of the index is under way",
      "let it end; one that stopped without notice can be taken over after a minute"),
  /** Another row has a value that is unique. */
  UNIQUE_VIOLATION(
      "RUN-45",
      "another row has this value, which is unique",
      "nothing was written; ask for another value, or take it from the other row first"),
  /** The model needs something that the servers of a cluster have switched off. */
  FEATURE_DISABLED(
      "RUN-46",
      "the servers have switched off what the model needs",
      "set what is named in the cassandra.yaml of every node, and restart them; or choose what needs"
          + " no such setting"),
  /** What is asked for would write a view, which only the server can. */
  KEPT_BY_SERVER(
      "RUN-47",
      "the server keeps this index by itself",
      "where verify finds a difference, run DROP MATERIALIZED VIEW, and connect with schema=create:"
          + " the server builds it anew; reads through it are refused until then"),
  /** A patch is told what it cannot write. */
  PATCH_REJECTED(
      "RUN-48",
      "a patch cannot change a property so",
      "delete a value by the clear method of its property; give changes of one collection that do"
          + " not go together a patch each, or set the collection as a whole"),
  /** An object cannot remember what was stored. */
  NOT_TRACKABLE(
      "RUN-49",
      "objects of this class cannot be tracked",
      "write what changed by a patch: <Entity>Patch.between(before, after)"),
  /** Of a tracked object nobody knows any more what is stored. */
  TRACKED_UNKNOWN(
      "RUN-50",
      "what is stored of a tracked object is not known",
      "read the row again, and track what was read"),
  /** Two writes of a batch are of the same row, so none of them is the later one. */
  BATCH_CLASH(
      "RUN-51",
      "two writes of a batch are of the same row",
      "write the row once, with all that is to change; or commit one after the other"),
  /** A write was planned by a DAO of another store. */
  FOREIGN_WRITE(
      "RUN-52",
      "a write was planned by a DAO of another Rowan",
      "commit it with the Rowan that its DAO is of: no batch spans two stores"),
  /** The writes of a batch have options that contradict each other. */
  BATCH_OPTIONS(
      "RUN-53",
      "writes of a batch have options that contradict each other",
      "give all of them the same timestamp or none, the same profile, and consistency levels of"
          + " which one includes the others"),
  /** Rows have values that are to be unique, and that other rows have, too. */
  VALUES_NOT_UNIQUE(
      "RUN-54",
      "rows have values that are to be unique, and that other rows have",
      "rowan.upkeep().verify(<Entity>Mapping.INSTANCE, <index>) has the keys of some of these rows;"
          + " give each another value, and build again"),
  /** A read through an index passed by more entries than it may, and has no page to give back. */
  STALE_ENTRIES(
      "RUN-55",
      "a read met too many entries of an index whose rows say otherwise",
      "rowan.upkeep().repair(<Entity>Mapping.INSTANCE, <index>).run() removes them; to read past"
          + " them until then, return Page from the method, or allow it more by"
          + " ReadOptions.withMaxScanned or the option stale-entries-refuse");

  private final String code;
  private final String headline;
  private final String fix;

  ErrorCode(String code, String headline, String fix) {
    this.code = code;
    this.headline = headline;
    this.fix = fix;
  }

  /** Returns the code as printed, such as {@code RUN-04}. */
  public String code() {
    return code;
  }

  /** Returns what is wrong, in one phrase. */
  public String headline() {
    return headline;
  }

  /** Returns what to do about it. */
  public String fix() {
    return fix;
  }
}
