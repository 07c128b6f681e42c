package dev.rowan.storage.embedded.engine;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The sole right to a store's directory, held until closed or until the process ends, however it
 * ends.
 */
final class DirectoryClaim implements AutoCloseable {
  /** The file whose lock says that the directory is held. */
  static final String FILE = "rowan.lock";

  /**
   * What is in a directory before it is opened, as far as the way of opening depends on it.
   *
   * @param made whether there is a store
   * @param hasLogs whether it has logs that can be held against each other; there are none after a
   *     process died in its first opening, and in a copy of nothing but tables
   */
  record Content(boolean made, boolean hasLogs) {}

  // A file lock does not tell two users of one process apart: on POSIX the second to close its
  // channel would even drop the lock of the first. Hence the list of what this process holds.
  private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

  private final Path directory;
  private final FileChannel channel;

  private DirectoryClaim(Path directory, FileChannel channel) {
    this.directory = directory;
    this.channel = channel;
  }

  /** Makes the directory if needed and claims it, or throws {@code SetupMistake}. */
  static DirectoryClaim of(Path wanted) {
    Path directory = made(wanted);
    if (!HELD_HERE.add(directory)) {
      throw EngineErrors.inUse(directory, "this process");
    }
    boolean claimed = false;
    try {
      DirectoryClaim claim = new DirectoryClaim(directory, lock(directory));
      claimed = true;
      return claim;
    } finally {
      if (!claimed) {
        HELD_HERE.remove(directory);
      }
    }
  }

  private static Path made(Path wanted) {
    try {
      // Before JDK 20 a link to a directory is not taken for one when directories are made.
      return Files.isDirectory(wanted)
          ? wanted.toRealPath()
          : Files.createDirectories(wanted).toRealPath();
    } catch (IOException e) {
      throw EngineErrors.unusable(wanted, e);
    }
  }

  private static FileChannel lock(Path directory) {
    try {
      FileChannel channel =
          FileChannel.open(
              directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = channel.tryLock();
      if (lock == null) {
        channel.close();
        throw EngineErrors.inUse(directory, "another process");
      }
      return channel;
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
  }

  /** The real path of the claimed directory. */
  Path directory() {
    return directory;
  }

  /** Refuses what is left of a store whose list of tables is gone: a new one would wipe it out. */
  Content content() {
    Set<String> names;
    try (Stream<Path> files = Files.list(directory)) {
      names = files.map(file -> String.valueOf(file.getFileName())).collect(Collectors.toSet());
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
    boolean made = names.contains("CURRENT");
    boolean hasTables = names.stream().anyMatch(name -> name.endsWith(".sst"));
    if (!made && hasTables) {
      throw EngineErrors.missing("CURRENT");
    }
    return new Content(made, names.stream().anyMatch(name -> name.endsWith(".log")));
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    } finally {
      HELD_HERE.remove(directory);
    }
  }
}
