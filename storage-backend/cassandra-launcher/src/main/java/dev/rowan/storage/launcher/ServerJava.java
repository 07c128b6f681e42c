package dev.rowan.storage.launcher;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The Java that runs the servers. Cassandra needs the Security Manager, which is gone from JDK 24
 * on, and our own class in it needs 17: so where this process runs on a newer one, an older one is
 * searched for in the usual places.
 */
record ServerJava(Path home) {
  private static final int OLDEST = 17;
  private static final int NEWEST = 23;
  private static final List<String> VARIABLES =
      List.of("JAVA_HOME_17", "JAVA_HOME_17_X64", "JDK_17", "JAVA17_HOME", "JAVA_HOME");

  /**
   * Returns the first usable one: the one named, or else the one that runs this process, and then
   * those of the usual places.
   */
  static Optional<ServerJava> find(@Nullable Path named) {
    Stream<Path> homes =
        named != null
            ? Stream.of(named)
            : Stream.of(
                    Stream.of(Path.of(System.getProperty("java.home"))),
                    VARIABLES.stream().map(System::getenv).filter(Objects::nonNull).map(Path::of),
                    below(Path.of("/usr/lib/jvm")),
                    below(Path.of("/Library/Java/JavaVirtualMachines"))
                        .map(bundle -> bundle.resolve("Contents/Home")),
                    below(Path.of(System.getProperty("user.home"), ".sdkman/candidates/java")),
                    below(Path.of(System.getProperty("user.home"), ".jdks")))
                .flatMap(place -> place);
    return homes.filter(ServerJava::isUsable).findFirst().map(ServerJava::new);
  }

  /**
   * Returns what {@link #find} finds.
   *
   * @throws ConfigurationException if that is none, with the version of the one named
   */
  static ServerJava require(@Nullable Path named, ServerLine line) {
    return find(named)
        .orElseThrow(
            () ->
                new ConfigurationException(
                    ErrorCode.NO_CASSANDRA_FOR_TESTS,
                    Map.of("reason", obstacle(named, line)),
                    null));
  }

  private static String obstacle(@Nullable Path named, ServerLine line) {
    String found;
    if (named == null) {
      found =
          "the tests run on JDK "
              + Runtime.version().feature()
              + ", and no other JDK in the usual places is one of these";
    } else {
      int version = version(named);
      found = version == 0 ? "no JDK is in " + named : named + " is JDK " + version;
    }
    return "Cassandra %s runs on JDK %d to %d, but %s"
        .formatted(line.version(), OLDEST, NEWEST, found);
  }

  Path executable() {
    return home.resolve("bin/java").toAbsolutePath();
  }

  private static boolean isUsable(Path home) {
    int version = version(home);
    return OLDEST <= version
        && version <= NEWEST
        && Files.isExecutable(new ServerJava(home).executable());
  }

  /** Returns the feature version that the file {@code release} names, or 0. */
  private static int version(Path home) {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release)) {
      return 0;
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(release)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
    String feature = version.split("[.+-]", 2)[0];
    return feature.matches("\\d{1,4}") ? Integer.parseInt(feature) : 0;
  }

  private static Stream<Path> below(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> found = Files.list(folder)) {
      return found.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
