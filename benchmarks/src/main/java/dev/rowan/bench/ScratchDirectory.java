package dev.rowan.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A fresh directory for one run, gone after it. */
public final class ScratchDirectory implements AutoCloseable {
  private final Path path;

  /** Makes it. */
  public ScratchDirectory() throws IOException {
    path = Files.createTempDirectory("rowan-bench");
  }

  /** Returns where it is. */
  public Path path() {
    return path;
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      files.sorted(Comparator.reverseOrder()).forEach(ScratchDirectory::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
