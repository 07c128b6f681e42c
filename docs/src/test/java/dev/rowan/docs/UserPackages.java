package dev.rowan.docs;

import java.util.List;

/**
 * The packages whose types users name. A package of the backend interface is one of them only if
 * users get its types from calls.
 */
final class UserPackages {
  private static final List<String> FOLDERS =
      List.of(
          "annotations/src/main/java/dev/rowan/annotation",
          "cql/src/main/java/dev/rowan/cql",
          "integration/cdi/src/main/java/dev/rowan/cdi",
          "integration/guice/src/main/java/dev/rowan/guice",
          "integration/junit/src/main/java/dev/rowan/junit",
          "integration/micrometer/src/main/java/dev/rowan/micrometer",
          "integration/spring-boot/src/main/java/dev/rowan/spring",
          "integration/spring-boot/src/main/java/dev/rowan/spring/test",
          "integration/validation/src/main/java/dev/rowan/validation",
          "mapper-core/src/main/java/dev/rowan",
          "mapper-core/src/main/java/dev/rowan/dao",
          "mapper-core/src/main/java/dev/rowan/error",
          "mapper-core/src/main/java/dev/rowan/observe",
          "mapper-core/src/main/java/dev/rowan/operate/bulk",
          "mapper-core/src/main/java/dev/rowan/operate/maintenance",
          "mapper-core/src/main/java/dev/rowan/operate/scan",
          "mapper-core/src/main/java/dev/rowan/operate/schema",
          "mapper-core/src/main/java/dev/rowan/operate/transfer",
          "mapper-core/src/main/java/dev/rowan/patch",
          "mapper-core/src/main/java/dev/rowan/spi/call",
          "mapper-core/src/main/java/dev/rowan/spi/store",
          "storage-backend/cassandra-launcher/src/main/java/dev/rowan/storage/launcher",
          "storage-backend/cassandra/src/main/java/dev/rowan/storage/cassandra",
          "storage-backend/cassandra/src/main/java/dev/rowan/storage/cassandra/rows",
          "storage-backend/embedded/src/main/java/dev/rowan/storage/embedded");

  /** A type that is public only because generated code, which users never read, names it. */
  private static final String FOR_GENERATED_CODE = "For generated code";

  /** A type that is public only because the run time passes it through the backend interface. */
  private static final String FOR_THE_RUN_TIME = "For the run time";

  private UserPackages() {}

  /** Returns whether users name the types of a folder below the root. */
  static boolean has(String folder) {
    return FOLDERS.contains(folder);
  }

  /** Returns the folders below the root, in their order. */
  static List<String> folders() {
    return FOLDERS;
  }

  /** Returns whether the Javadoc of a public type in such a package is for users. */
  static boolean areUsersMeantBy(String javadoc) {
    return !javadoc.contains(FOR_GENERATED_CODE) && !javadoc.contains(FOR_THE_RUN_TIME);
  }
}
