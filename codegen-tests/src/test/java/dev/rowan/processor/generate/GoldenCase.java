package dev.rowan.processor.generate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A directory with sources of a user, and with what must be generated for them. */
record GoldenCase(Path directory) {
  private static final Path ALL = Path.of("src/test/resources/golden");

  static Stream<GoldenCase> all() {
    return list(ALL).filter(Files::isDirectory).sorted().map(GoldenCase::new);
  }

  static GoldenCase named(String name) {
    return new GoldenCase(ALL.resolve(name));
  }

  List<Path> in() {
    return files(directory.resolve("in")).toList();
  }

  /** The expected sources, by their paths. */
  Map<String, String> out() {
    return sources(directory.resolve("out"));
  }

  /** The sources in a folder, by their paths. */
  static Map<String, String> sources(Path folder) {
    Map<String, String> sources = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      files(folder).forEach(file -> sources.put(slashed(folder.relativize(file)), read(file)));
    }
    return sources;
  }

  /** Makes these the expected sources. */
  void update(Map<String, String> generated) throws IOException {
    Path root = directory.resolve("out");
    if (Files.isDirectory(root)) {
      try (Stream<Path> old = Files.walk(root)) {
        for (Path each : old.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
    for (Map.Entry<String, String> source : generated.entrySet()) {
      Path file = root.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
    }
  }

  @Override
  public String toString() {
    return directory.getFileName().toString();
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> list(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String slashed(Path path) {
    return path.toString().replace('\\', '/');
  }
}
