package dev.rowan.storage.contract.cassandra;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where a cluster keeps its files: what it stores in memory where the system has a place for that,
 * as syncs cost nothing there, and its logs in the build directory, where they stay.
 *
 * @param unpacked where nodes unpack native libraries, which remain when they are killed; not
 *     beside their data, because not every system loads libraries from memory
 */
record ServerFiles(Path store, Path logs, Path unpacked) {
  private static final String PREFIX = "rowan-cassandra-";
  private static final Path IN_MEMORY = Path.of("/dev/shm");

  static ServerFiles create() {
    Path place =
        Files.isWritable(IN_MEMORY) ? IN_MEMORY : Path.of(System.getProperty("java.io.tmpdir"));
    try {
      removeLeftOvers(place);
      long pid = ProcessHandle.current().pid();
      Path store = Files.createTempDirectory(place, PREFIX + pid + "-");
      Path build = Path.of("target");
      Path logs = Files.isDirectory(build) ? build.resolve("cassandra-" + pid) : store;
      Files.createDirectories(logs);
      return new ServerFiles(store, logs, Files.createTempDirectory(logs, "unpacked-"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path home(int node) {
    try {
      return Files.createDirectories(store.resolve("node" + node));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path log(int node) {
    return logs.resolve("node" + node + ".log");
  }

  /** Removes all but the logs. */
  void remove() {
    WatchedServer.delete(unpacked.toFile());
    WatchedServer.delete(store.toFile());
  }

  /** Removes what servers stored whose tests were killed before they could. */
  private static void removeLeftOvers(Path place) throws IOException {
    try (DirectoryStream<Path> stores = Files.newDirectoryStream(place, PREFIX + "*")) {
      for (Path left : stores) {
        String pid = left.getFileName().toString().substring(PREFIX.length()).split("-", 2)[0];
        if (pid.matches("\\d{1,18}") && ProcessHandle.of(Long.parseLong(pid)).isEmpty()) {
          WatchedServer.delete(left.toFile());
        }
      }
    }
  }
}
