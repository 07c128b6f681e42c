package dev.rowan.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A new directory for one run, removed at its end. */
public final class ScratchDirectory implements AutoCloseable {
  private final Path path;

  /** Creates the directory. */
  public ScratchDirectory() throws IOException {
    path = Files.createTempDirectory("rowan-bench");
  }

  /** Returns the path. */
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
