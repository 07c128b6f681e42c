package dev.rowan.processor.generate;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** The JDKs that stand beside the running one. */
final class Jdks {
  private Jdks() {}

  /** The home of the newest one that is newer than the running one. */
  static Optional<Path> newer() throws IOException {
    Path home = Path.of(System.getProperty("java.home")).toRealPath();
    try (Stream<Path> siblings = Files.list(home.getParent())) {
      return siblings
          .filter(each -> Files.isExecutable(each.resolve("bin/javac")))
          .filter(each -> feature(each) > Runtime.version().feature())
          .max(Comparator.comparingInt(Jdks::feature));
    }
  }

  /** The first number of the version that the JDK's {@code release} file states, or 0. */
  private static int feature(Path home) {
    Properties release = new Properties();
    try (Reader file = Files.newBufferedReader(home.resolve("release"))) {
      release.load(file);
      String version = release.getProperty("JAVA_VERSION", "0").replace("\"", "");
      return Runtime.Version.parse(version).feature();
    } catch (IOException | IllegalArgumentException e) {
      return 0; // not a JDK that says what it is
    }
  }
}
