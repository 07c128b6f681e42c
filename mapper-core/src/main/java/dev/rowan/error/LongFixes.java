package dev.rowan.error;

/** The fixes of {@link ErrorCode} that need more than one line, by the name of their code. */
final class LongFixes {
  static final String DAO_NOT_GENERATED =
      "annotate the interface with @Dao, and add dev.rowan:rowan-processor to the compiler's"
          + " annotationProcessorPaths (Maven) or annotationProcessor configuration (Gradle)";

  static final String NO_NATIVE_LIBRARY =
      "read the cause: the temporary directory must allow execution, and RocksDB must support the"
          + " platform; rowan:memory: needs no native library";

  static final String INDEX_INCOMPLETE =
      "build the index with rowan.maintenance().build(mapping, index).run(), or the list with"
          + " buildBuckets(mapping, list).run(); until then reads through it are refused";

  static final String MAINTAINED_BY_SERVER =
      "if verify finds a difference, run DROP MATERIALIZED VIEW, and connect with schema=create:"
          + " the server builds the view again, and reads through it are refused until then";

  static final String VALUES_NOT_UNIQUE =
      "rowan.maintenance().verify(<Entity>Mapping.INSTANCE, <index>) returns the keys of some of"
          + " these rows; give each row another value, and build the index again";

  static final String STALE_ENTRIES =
      "rowan.maintenance().repair(mapping, index).run() removes them; until then return Page,"
          + " or raise ReadOptions.withMaxScanned or the option stale-entries-refuse";

  static final String MOVE_INCOMPLETE =
      "run the version of the program whose entity has the index, build the index with"
          + " rowan.schema().with(mapping).apply(), and then deploy this version";

  static final String FORMER_ROWS_COPIED =
      "they are copied now; stop all programs of earlier versions, repair indexes of the entity by"
          + " rowan.maintenance().repair(mapping).run(), and call apply again";

  static final String FORMER_ROWS_LEFT =
      "repairMove(mapping) or copyColumns(mapping) of rowan.maintenance() returns keys of such rows;"
          + " save or delete them, or drop them: rowan.schema().withoutComparison().dropping(name)";

  static final String COLUMN_COPY_INCOMPLETE =
      "copy them with rowan.schema().with(mapping).apply(); for a column with another name, in the"
          + " version of the program whose @Column has formerly";

  static final String NO_CASSANDRA_FOR_TESTS =
      "set rowan.test.url to the address of a server, or rowan.test.cassandra.classpath or"
          + " rowan.test.cassandra.home to the jars of a Cassandra, and rowan.test.cassandra.java"
          + " to a JDK that runs it";

  static final String TTL_NOT_REWRITABLE =
      "remove the obstacle that the message names, or save each row again: an insert writes the"
          + " whole row with the declared TTL";

  private LongFixes() {}
}
