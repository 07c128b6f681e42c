package dev.rowan.storage.launcher;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The jars of one Cassandra, all of which exist.
 *
 * @param line the line of its version, which the name of its own jar says
 */
record ServerJars(List<Path> jars, ServerLine line) {
  /** The jar of the artifact, and that of a distribution. */
  private static final Pattern CASSANDRA =
      Pattern.compile("(?:cassandra-all|apache-cassandra)-(\\d{1,3}\\.\\d{1,3})\\b.*\\.jar");

  /** Reads the file of a class path. */
  static ServerJars inFile(Path file) {
    if (!Files.isRegularFile(file)) {
      throw missing("there is no file with a class path", file);
    }
    List<Path> jars =
        Arrays.stream(CassandraCluster.text(file).strip().split(File.pathSeparator, -1))
            .filter(jar -> !jar.isBlank())
            .map(jar -> Path.of(jar).toAbsolutePath())
            .toList();
    for (Path jar : jars) {
      if (!Files.exists(jar)) {
        throw missing("a jar of the class path does not exist; write the file again", jar);
      }
    }
    return of(jars, file);
  }

  /** Lists the jars of an unpacked distribution. */
  static ServerJars ofDistribution(Path directory) {
    Path libraries = directory.resolve("lib").toAbsolutePath();
    if (!Files.isDirectory(libraries)) {
      throw missing("the directory has no folder lib with the jars of Cassandra", directory);
    }
    try (Stream<Path> files = Files.list(libraries)) {
      return of(files.filter(file -> name(file).endsWith(".jar")).sorted().toList(), libraries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the jars as the argument of a JVM. */
  String classPath() {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static ServerJars of(List<Path> jars, Path source) {
    for (Path jar : jars) {
      Matcher cassandra = CASSANDRA.matcher(name(jar));
      if (cassandra.matches()) {
        Optional<ServerLine> line = ServerLine.of(cassandra.group(1));
        return new ServerJars(
            jars,
            line.orElseThrow(
                () ->
                    missing(
                        "this is Cassandra " + cassandra.group(1) + ", and not 4.1 or 5", jar)));
      }
    }
    throw missing("none of the jars is cassandra-all-<version>.jar", source);
  }

  private static ConfigurationException missing(String reason, Path path) {
    return new ConfigurationException(
        ErrorCode.NO_CASSANDRA_FOR_TESTS,
        Map.of("reason", reason, "path", path.toAbsolutePath().toString()),
        null);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}
