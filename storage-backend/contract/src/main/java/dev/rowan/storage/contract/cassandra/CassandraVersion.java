package dev.rowan.storage.contract.cassandra;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The lines of Cassandra that can be started, each from a class path of its own. */
public enum CassandraVersion {
  /** The newest line. */
  V5_0("5.0", "rowan.test.cassandra.classpath", "storage_compatibility_mode: NONE"),

  /**
   * The line before. It was made for JDK 11: on 17 it needs more of the JDK opened, as it measures
   * what its objects take by looking into them, and the agent that it measures with.
   */
  V4_1("4.1", "rowan.test.cassandra.classpath.4.1", "");

  private static final String PROPERTY = "rowan.test.cassandra.version";
  private static final String AGENT = "jamm-";

  private final String label;
  private final String classPath;
  private final String setting;

  CassandraVersion(String label, String classPath, String setting) {
    this.label = label;
    this.classPath = classPath;
    this.setting = setting;
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

  /** Returns the name of the property that names the file with its class path. */
  String property() {
    return classPath;
  }

  /** Returns the settings that exist only in this version. */
  String setting() {
    return setting;
  }

  /** Returns the JVM options that only this version needs. */
  List<String> options(Path home) {
    List<String> options = new ArrayList<>();
    if (this == V4_1) {
      options.add("@" + home.resolve("jvm-4.1.options"));
      for (String jar : classPath().split(File.pathSeparator, -1)) {
        if (Path.of(jar).getFileName().toString().startsWith(AGENT)) {
          options.add("-javaagent:" + jar);
        }
      }
    }
    return options;
  }

  /** Returns the server's jars, which the build has resolved on their own. */
  String classPath() {
    String file = System.getProperty(classPath);
    if (file == null || !Files.isRegularFile(Path.of(file))) {
      throw new IllegalStateException(
          "-D%s names no file with the class path of Cassandra %s; build the modules storage-backend/cassandra-server* first (4.1 with -Plong), or leave these tests out with -DskipCassandra"
              .formatted(classPath, label));
    }
    return CassandraCluster.text(Path.of(file)).strip();
  }
}
