package dev.rowan.storage.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a cluster keeps its files: what it stores in memory where the system has room for that, as
 * syncs cost nothing there, and its logs in the build directory, where they stay. Without a build
 * directory, all of them are in the temporary directory of the system, and are removed.
 *
 * @param unpacked where nodes unpack native libraries, which remain when they are killed; not
 *     beside their data, because not every system loads libraries from memory
 */
record ServerFiles(Path store, Path logs, Path unpacked) {
  private static final String PREFIX = "rowan-cassandra-";
  private static final Path IN_MEMORY = Path.of("/dev/shm");

  /** Containers often have 64 MiB there, which the commit log alone exceeds. */
  private static final long ROOM = 1L << 30;

  static ServerFiles create() {
    Optional<Path> build =
        Stream.of("target", "build").map(Path::of).filter(Files::isDirectory).findFirst();
    try {
      Path place = build.isPresent() && hasRoom(IN_MEMORY) ? IN_MEMORY : temporary();
      removeLeftOvers(place);
      long pid = ProcessHandle.current().pid();
      Path store = Files.createTempDirectory(place, PREFIX + pid + "-");
      Path logs = build.map(folder -> folder.resolve("cassandra-" + pid)).orElse(store);
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

  /** Returns whether the logs stay after {@link #remove}. */
  boolean keepsLogs() {
    return !logs.equals(store);
  }

  /** Removes all but the logs of the build directory. */
  void remove() {
    WatchedServer.delete(unpacked.toFile());
    WatchedServer.delete(store.toFile());
  }

  private static Path temporary() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  private static boolean hasRoom(Path place) throws IOException {
    return Files.isWritable(place) && Files.getFileStore(place).getUsableSpace() >= ROOM;
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
