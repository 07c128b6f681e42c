package dev.rowan.storage.contract.cassandra;

import dev.rowan.storage.launcher.CassandraLauncher;
import java.nio.file.Files;
import java.nio.file.Path;

/** The versions of Cassandra that the build has, each with a class path of its own. */
public enum CassandraVersion {
  /** The newest line. */
  V5_0("5.0", "rowan.test.cassandra.classpath"),

  /** The line before. */
  V4_1("4.1", "rowan.test.cassandra.classpath.4.1");

  private static final String PROPERTY = "rowan.test.cassandra.version";
  static final String JAVA = "rowan.test.cassandra.java";

  private final String label;
  private final String classPath;

  CassandraVersion(String label, String classPath) {
    this.label = label;
    this.classPath = classPath;
  }

  /**
   * Returns the one that tests use unless they ask for another: {@code
   * -Drowan.test.cassandra.version=4.1}, else the newest.
   *
   * @throws IllegalStateException if there is no such version
   */
  static CassandraVersion usual() {
    String wanted = System.getProperty(PROPERTY, V5_0.label);
    for (CassandraVersion version : values()) {
      if (version.label.equals(wanted)) {
        return version;
      }
    }
    throw new IllegalStateException("-D" + PROPERTY + " is neither 5.0 nor 4.1");
  }

  /** Returns the launcher of this version, with the JDK that the build names. */
  CassandraLauncher launcher() {
    String file = System.getProperty(classPath);
    if (file == null || !Files.isRegularFile(Path.of(file))) {
      throw new IllegalStateException(
          "-D%s names no file with the class path of Cassandra %s; build the modules storage-backend/cassandra-server* first (4.1 with -Plong), or leave these tests out with -DskipCassandra"
              .formatted(classPath, label));
    }
    CassandraLauncher launcher = CassandraLauncher.ofClassPath(Path.of(file));
    String java = System.getProperty(JAVA);
    return java == null ? launcher : launcher.withJava(Path.of(java));
  }
}
