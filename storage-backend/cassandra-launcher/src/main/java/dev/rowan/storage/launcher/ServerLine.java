package dev.rowan.storage.launcher;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of Cassandra that can be started, and the settings that only one of them needs. */
enum ServerLine {
  /** The newest line. */
  V5("5", "storage_compatibility_mode: NONE"),

  /**
   * The line before. It was made for JDK 11: on 17 it needs more of the JDK opened, as it measures
   * its objects by reading their fields, and the agent that it measures with.
   */
  V4_1("4.1", "");

  private static final String AGENT = "jamm-";

  private final String version;
  private final String setting;

  ServerLine(String version, String setting) {
    this.version = version;
    this.setting = setting;
  }

  /**
   * Returns the line of a version; empty if it cannot be started.
   *
   * @param version its first two numbers, such as {@code 5.0}
   */
  static Optional<ServerLine> of(String version) {
    for (ServerLine line : values()) {
      if (version.equals(line.version) || version.startsWith(line.version + ".")) {
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }

  /** Returns the version as people write it. */
  String version() {
    return version;
  }

  /** Returns the settings that exist only in this line. */
  String setting() {
    return setting;
  }

  /** Returns the JVM options that only this line needs. */
  List<String> options(Path home, List<Path> jars) {
    List<String> options = new ArrayList<>();
    if (this == V4_1) {
      options.add("@" + home.resolve("jvm-4.1.options"));
      for (Path jar : jars) {
        if (String.valueOf(jar.getFileName()).startsWith(AGENT)) {
          options.add("-javaagent:" + jar);
        }
      }
    }
    return options;
  }
}
