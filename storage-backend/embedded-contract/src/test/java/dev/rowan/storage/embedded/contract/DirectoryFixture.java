package dev.rowan.storage.embedded.contract;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.embedded.EmbeddedProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A store in a separate directory, which {@link #close} removes. The directory is in memory where
 * the system has a place for that: each test opens a store, which waits for the disk many times.
 */
final class DirectoryFixture implements BackendFixture {
  private static final Path IN_MEMORY = Path.of("/dev/shm");

  /**
   * The least that a store can have. RocksDB reserves the space of its log in advance, which grows
   * with the memory. A file system in memory clears each reserved page, for each test.
   */
  private static final String OPTIONS = "?memory=16m";

  private final Path directory;

  DirectoryFixture() {
    try {
      Path usual = Path.of(System.getProperty("java.io.tmpdir"));
      directory =
          Files.createTempDirectory(
              Files.isWritable(IN_MEMORY) ? IN_MEMORY : usual, "rowan-embedded-");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path directory() {
    return directory;
  }

  @Override
  public Backend open() {
    return new EmbeddedProvider()
        .open(ConnectionString.parse("rowan:embedded:" + directory + OPTIONS));
  }

  @Override
  public boolean durable() {
    return true;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
