package dev.rowan.error;

/** The stable codes of run-time errors. A code is never reused; its texts may change. */
public enum ErrorCode {
  /** The connection string does not have the form {@code rowan:scheme:target?option=value}. */
  MALFORMED_CONNECTION(
      "RUN-01",
      "the connection string is malformed",
      "write rowan:embedded:<directory>, rowan:memory: or rowan:cassandra://<host>/<keyspace>"),
  /** No backend on the class path serves the scheme. */
  UNKNOWN_SCHEME(
      "RUN-02",
      "no backend on the class path serves the scheme of the connection string",
      "use one of the known schemes, or add the dependency of the backend that serves it"),
  /** No backend at all is on the class path. */
  NO_BACKEND(
      "RUN-03",
      "no backend is on the class path",
      "add the dependency dev.rowan:rowan-embedded or dev.rowan:rowan-cassandra"),
  /** Another process, or another Rowan of this process, has opened the store's directory. */
  DIRECTORY_IN_USE(
      "RUN-04",
      "the directory of the store is in use",
      "close the other Rowan or process first, share one Rowan, or choose another directory"),
  /** The generated class of a DAO is not on the class path. */
  DAO_NOT_GENERATED("RUN-05", "the DAO has no generated class", LongFixes.DAO_NOT_GENERATED),
  /** The Rowan or its store was closed. */
  CLOSED("RUN-06", "this Rowan is closed", "close it only after the last call of its DAOs"),
  /** A key column is null. */
  NULL_KEY(
      "RUN-07",
      "a key column has no value",
      "give every property of the key a value that is not null"),
  /** A value does not fit its column. */
  VALUE_REJECTED("RUN-08", "a value does not fit its column", "correct the value before the call"),
  /** A partition key or clustering value is longer than the store supports. */
  KEY_TOO_LONG("RUN-09", "a key is too long", "use shorter key values, or their hash"),
  /** A row is larger than the store supports. */
  ROW_TOO_LARGE(
      "RUN-10",
      "a row is too large",
      "split large values into several rows, or store them elsewhere"),
  /** The stored table differs from the model, and Rowan cannot migrate it. */
  SCHEMA_MISMATCH(
      "RUN-11",
      "the stored table does not match the model",
      "keep the key and the column types of the stored table, or give the entity a new table name"),
  /** Tables, columns or the keyspace of the model do not exist in the cluster. */
  SCHEMA_INCOMPLETE(
      "RUN-56",
      "tables or columns of the model are missing in the cluster",
      "run the CQL shown, or connect with schema=create, for columns with schema=create-missing"),
  /** No node answers at the address of the connection string. */
  CLUSTER_UNREACHABLE(
      "RUN-57",
      "no node of the cluster answers",
      "check the host, the port and the network, and that Cassandra runs there; then connect again"),
  /** A newer version of Rowan wrote the store. */
  NEWER_FORMAT(
      "RUN-12", "the store was written by a newer version of Rowan", "upgrade Rowan to open it"),
  /** The backend does not support an operation of a method. */
  UNSUPPORTED_BY_BACKEND(
      "RUN-13",
      "the backend does not support this operation",
      "use another backend, or change the method"),
  /** A page token is damaged, or belongs to another query. */
  FOREIGN_PAGE_TOKEN(
      "RUN-14",
      "the page token does not belong to this query",
      "pass a token only to the method that returned it, with the same arguments"),
  /** A method that must return a row found none. */
  ROW_MISSING(
      "RUN-15",
      "the row does not exist",
      "return Optional from the DAO method if a row may be absent"),
  /** A stored row cannot be converted to an entity. */
  UNREADABLE_ROW(
      "RUN-16",
      "a stored value cannot be read",
      "compare the entity with the program that wrote the row"),
  /** The store failed to read or write. */
  STORE_FAILED("RUN-17", "the store failed", "read the cause; free disk space or repair the disk"),
  /** The files of the store are damaged. */
  STORE_CORRUPT(
      "RUN-18",
      "the store is damaged",
      "restore it from a backup, or open what is left with ?recovery=salvage"),
  /** A call did not complete within its timeout. */
  TIMED_OUT("RUN-19", "the call timed out", "call again; raise the timeout if the error recurs"),
  /** The calling thread was interrupted while it waited. */
  INTERRUPTED(
      "RUN-20",
      "the thread was interrupted while it waited",
      "repeat a read; read the row back after a write, which may have been applied"),
  /** The conditions of one batch are in several partitions. */
  CONDITIONS_SPAN_PARTITIONS(
      "RUN-21",
      "the conditions of one batch are in several partitions",
      "use one batch per partition for conditional writes"),
  /** An argument is out of bounds. */
  ARGUMENT_REJECTED("RUN-22", "an argument is out of bounds", "correct the argument"),
  /** The path of a store is a file, or cannot be read or written. */
  UNUSABLE_DIRECTORY(
      "RUN-23",
      "the directory cannot hold a store",
      "name a directory that this process can create, read and write"),
  /** The native library of the embedded store cannot be loaded on this machine. */
  NO_NATIVE_LIBRARY(
      "RUN-24",
      "the native library of the embedded store cannot be loaded",
      LongFixes.NO_NATIVE_LIBRARY),
  /** An index has no entries for rows that were stored before the index was declared. */
  INDEX_INCOMPLETE(
      "RUN-25",
      "an index, or a list of buckets, has no entries for rows that are already stored",
      LongFixes.INDEX_INCOMPLETE),
  /** The generated class of a DAO is in a package that its module does not open to Rowan. */
  DAO_NOT_ACCESSIBLE(
      "RUN-26",
      "the generated class of the DAO is in a package that its module does not open to Rowan",
      "call the public constructor of the generated class, or add: opens <package> to dev.rowan"),
  /** The target directory of a copy of the store already exists. */
  TARGET_OCCUPIED("RUN-27", "the target already exists", "name a directory that does not exist"),
  /** The directory for backups contains other files. */
  NOT_A_BACKUP(
      "RUN-28",
      "the directory contains other files than backups",
      "name a directory that is empty or contains earlier backups"),
  /** The disk has no space left. */
  DISK_FULL(
      "RUN-29",
      "the disk is full",
      "free disk space; the store then accepts writes, and every acknowledged write is preserved"),
  /** No node accepts the request, or too few replicas are available. Nothing was written. */
  CLUSTER_UNAVAILABLE(
      "RUN-30",
      "too few nodes of the cluster are available",
      "nothing was written; call again later, and check the state of the nodes"),
  /** The cluster did not confirm a request. */
  OUTCOME_UNKNOWN(
      "RUN-31",
      "the cluster did not confirm the request",
      "a write may have been applied: read the row back, or repeat an idempotent write"),
  /** The cluster rejects the credentials, or the role lacks a permission. */
  ACCESS_DENIED(
      "RUN-32",
      "the cluster denies access",
      "set the credentials in the driver's configuration, and grant the role its permissions"),
  /** A batch exceeds the size that one request to a cluster may have. */
  BATCH_TOO_LARGE(
      "RUN-33",
      "the batch is too large for the cluster",
      "write fewer or smaller rows in one batch; a batch within one partition may be larger"),
  /** An optional library, which only this operation needs, is not on the class path. */
  LIBRARY_MISSING(
      "RUN-34", "an optional library is missing", "add the named dependency to the build"),
  /** An export was taken from a table that does not match the target table. */
  EXPORT_MISMATCH(
      "RUN-35",
      "the export does not match the table",
      "import into a table with the columns, kinds and types of the exported table"),
  /** A line of an export cannot be read. */
  EXPORT_UNREADABLE(
      "RUN-36",
      "a line of the export cannot be read",
      "correct the line, and resume the import before it"),
  /** An operation names a derived table instead of the entity's table. */
  TABLE_IS_DERIVED(
      "RUN-37",
      "the table is derived from another table",
      "name the entity's table; its derived tables are included"),
  /** A table was dropped while the program used it. */
  TABLE_DROPPED(
      "RUN-38",
      "the table was dropped",
      "open the store again; Rowan then creates the table again"),
  /** A guardrail refuses a read or a write. */
  GUARDRAIL(
      "RUN-39",
      "a guardrail refuses this request",
      "read or write less per request, or raise the limit with the named option"),
  /** The nodes failed to execute a read, or a request before a write. Nothing was written. */
  REQUEST_FAILED(
      "RUN-40",
      "the cluster failed to execute the request",
      "nothing was written; call again; if the error recurs, read the cause and the nodes' logs"),
  /** A conditional write on a cluster, with indexes that concurrent writers may change. */
  CONDITION_NEEDS_SERIAL(
      "RUN-41",
      "a conditional write on an entity with indexes needs serial maintenance",
      "set maintain = Maintain.SERIAL on the entity's indexes, or write without a condition"),
  /** A change failed repeatedly because of concurrent writers of its row. */
  CONTENDED(
      "RUN-42",
      "too many concurrent writers change this row",
      "nothing was written; call again later, or distribute the values over more rows"),
  /** Another writer changed or deleted the row since the entity was read. */
  STALE_VERSION(
      "RUN-43",
      "the row has another version than the entity",
      "nothing was written; read the row again, and repeat the change"),
  /** Another run of a build, or of a job of maintenance, is active. */
  JOB_IN_PROGRESS(
      "RUN-44",
      "another run of this job is active",
      "wait for its end; a run that crashed can be taken over after one minute"),
  /** Another row already has a unique value. */
  UNIQUE_VIOLATION(
      "RUN-45",
      "another row already has this unique value",
      "nothing was written; use another value, or remove the value from the other row first"),
  /** The model needs a feature that the servers of the cluster disable. */
  FEATURE_DISABLED(
      "RUN-46",
      "the servers disable a feature that the model needs",
      "set the named option in cassandra.yaml and restart each node, or change the model"),
  /** An operation would write a materialized view, which only the server can. */
  MAINTAINED_BY_SERVER(
      "RUN-47",
      "the server maintains this index as a materialized view",
      LongFixes.MAINTAINED_BY_SERVER),
  /** A patch contains a change that it cannot express. */
  PATCH_REJECTED(
      "RUN-48",
      "a patch cannot change a property in this way",
      "delete values by clear methods; put incompatible changes of a collection into two patches"),
  /** Objects of a class cannot be tracked. */
  NOT_TRACKABLE(
      "RUN-49",
      "objects of this class cannot be tracked",
      "write the changes with a patch: <Entity>Patch.between(before, after)"),
  /** The stored values of a tracked object are unknown, for example after a timeout. */
  TRACKED_UNKNOWN(
      "RUN-50",
      "the stored values of a tracked object are unknown",
      "read the row again, and track the new object"),
  /** Two writes of one batch are of the same row, and would have the same timestamp. */
  BATCH_CLASH(
      "RUN-51",
      "two writes of one batch are of the same row",
      "write the row once with all changes, or commit the writes one after the other"),
  /** A write was planned by a DAO of another Rowan. */
  FOREIGN_WRITE(
      "RUN-52",
      "a write was planned by a DAO of another Rowan",
      "commit the write with the Rowan of its DAO; a batch cannot span two stores"),
  /** The writes of one batch have conflicting request options. */
  BATCH_OPTIONS(
      "RUN-53",
      "writes of one batch have conflicting request options",
      "use one timestamp or none, one profile, and consistency levels of which one includes all"),
  /** Several rows have the same value of a property that must be unique. */
  VALUES_NOT_UNIQUE(
      "RUN-54",
      "several rows have the same value of a unique property",
      LongFixes.VALUES_NOT_UNIQUE),
  /** A read skipped too many orphaned entries, and its method has no page token to return. */
  STALE_ENTRIES(
      "RUN-55",
      "a read met too many index entries that do not match their rows",
      LongFixes.STALE_ENTRIES),
  /** A table of an entity has a name that belongs to the tables of the run time. */
  RESERVED_TABLE(
      "RUN-60",
      "a table has a name that Rowan reserves for its own tables",
      "give the table a name that does not begin with rowan_, and compile the entity again"),
  /** Another program executes a plan of schema changes. */
  SCHEMA_CHANGE_RUNNING(
      "RUN-61",
      "another program changes the schema of the store",
      "wait for its end, and call apply again; the lease of a crashed program ends in two minutes"),
  /** A large value was replaced or deleted while a stream read it. */
  VALUE_REPLACED(
      "RUN-62",
      "a large value was replaced or deleted while it was read",
      "open the value again, and read it from its beginning"),
  /** A chunk of a large value is missing, or its bytes differ from its checksum. */
  VALUE_DAMAGED(
      "RUN-63",
      "a chunk of a large value is missing or damaged",
      "write the value again; rowan.maintenance().verifyChunks(mapping).run() finds all"),
  /** There is no row, or the row has no large value. */
  NO_LARGE_VALUE(
      "RUN-64",
      "there is no large value of this key",
      "insert the row before its large value, and ask LargeValue.stored() whether there is one"),
  /** An upload cannot be continued: it is too old, finished or discarded, or there is none. */
  UPLOAD_ENDED(
      "RUN-65",
      "an upload of a large value cannot be continued",
      "begin a new upload with LargeValue.begin()"),
  /** A sequence has reached the largest number that its column can hold. */
  SEQUENCE_EXHAUSTED(
      "RUN-66",
      "a sequence has reached the largest number of its column",
      "nothing was written; change the type of the property from Integer to Long, with a new table"),
  /** Writes cannot be one batch with conditions, or not one of {@code Rowan.commit}. */
  CONDITIONAL_BATCH(
      "RUN-67",
      "writes cannot be one batch with conditions",
      "pass writes of one partition of one entity to rowan.commitIf, one or more with a condition"),
  /** The table of an entity lacks rows of the table that it replaces. */
  MOVE_INCOMPLETE(
      "RUN-70",
      "the table of an entity does not have all rows of its former table",
      LongFixes.MOVE_INCOMPLETE),
  /** A row of a former table, or a value of a former column, was missing, and was copied. */
  FORMER_ROWS_COPIED(
      "RUN-71",
      "the former table or column of an entity had values that its table lacked",
      LongFixes.FORMER_ROWS_COPIED),
  /** A row or a column of a former table, or a value of a former column, cannot get a copy. */
  FORMER_ROWS_LEFT(
      "RUN-72",
      "the former table or column of an entity has values without a copy",
      LongFixes.FORMER_ROWS_LEFT),
  /** A table is that of another entity now, and has rows that its former table lacks. */
  MOVE_WRITTEN(
      "RUN-69",
      "an index of an entity became a table of its own, and a later version has written it",
      "run the version whose @Entity has formerly, or import an export of its rows with this one"),
  /** A callback returned no entity, or an object of another type. */
  CALLBACK_RESULT(
      "RUN-73",
      "a callback did not return an entity of the type that it got",
      "return the entity that the callback got, or another object of the same class"),
  /** An entity or a value violates a constraint that its class declares. */
  INVALID_ENTITY(
      "RUN-74",
      "an entity does not meet the constraints of its class",
      "nothing was written; its cause, a ConstraintViolationException, has the violations"),
  /** A column may lack values of its former column, and the entity no longer names that one. */
  COLUMN_COPY_INCOMPLETE(
      "RUN-75",
      "a column does not have all values of its former column",
      LongFixes.COLUMN_COPY_INCOMPLETE),
  /** The function of {@code Rowan.withTableNames} changes some tables that depend on each other. */
  TABLE_NAMES_PARTIAL(
      "RUN-76",
      "some tables that depend on each other keep their names, and others get other names",
      "return other names for all of them, as rowan.withTableNames(table -> prefix + table) does"),
  /** A call needs a cluster, and the store of this Rowan is none. */
  NEEDS_CLUSTER(
      "RUN-78",
      "the store of this Rowan is not a cluster",
      "connect with rowan:cassandra://<host>/<keyspace>?datacenter=<name>"),
  /** A call of a DAO method cannot be one statement of the driver. */
  NOT_ONE_STATEMENT(
      "RUN-79",
      "a call of a DAO method cannot be one statement of the driver",
      "nothing was sent; call the DAO of rowan.dao, which sends all requests of the call"),
  /** The function of {@code Rowan.withTableNames} returns one name for two tables. */
  TABLE_NAMES_CLASH(
      "RUN-80",
      "two tables of a Rowan with other table names get the same name",
      "return another name for each table, as rowan.withTableNames(table -> prefix + table) does"),
  /** A table cannot have the name that the function of {@code Rowan.withTableNames} returns. */
  TABLE_NAME_REJECTED(
      "RUN-81",
      "a table cannot have the name that a program chooses for it",
      "return 1 to 48 letters, digits and underscores, which do not begin with rowan_"),
  /** Tests need a Cassandra, and their settings name no server and no jars that can be started. */
  NO_CASSANDRA_FOR_TESTS(
      "RUN-82",
      "tests need a Cassandra, and there is none that they can use or start",
      LongFixes.NO_CASSANDRA_FOR_TESTS),
  /** A Cassandra that tests start ended, or did not answer in time. */
  CASSANDRA_NOT_STARTED(
      "RUN-83",
      "a Cassandra that tests start does not answer",
      "read the last lines of its log in this message, and start the tests again"),
  /** A job cannot rewrite the TTL of the rows of an entity. */
  TTL_NOT_REWRITABLE(
      "RUN-85", "the TTL of stored rows cannot be rewritten", LongFixes.TTL_NOT_REWRITABLE);

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

  /** Returns the problem in one phrase. */
  public String headline() {
    return headline;
  }

  /** Returns what to do to fix the problem. */
  public String fix() {
    return fix;
  }
}
