package dev.rowan.storage.embedded.engine;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The exclusive right to a store's directory, held until it is closed or the process ends in any
 * way.
 */
final class DirectoryClaim implements AutoCloseable {
  /** The file whose lock marks the directory as in use. */
  static final String FILE = "rowan.lock";

  /** The file that a store has since it was first opened. */
  static final String OPENED = "rowan.opened";

  /**
   * The state of a directory before it is opened, as far as the way of opening depends on it.
   *
   * @param made whether there is a store
   * @param hasLogs whether it has logs that can be verified against each other. It has none if a
   *     process died during its first opening, or in a copy that contains only tables
   */
  record Content(boolean made, boolean hasLogs) {}

  // A file lock does not distinguish two users in one process. On POSIX, when the second closes its
  // channel, the lock of the first is lost. So this process records its own claims. It records them
  // in the system properties, because a container can load this class several times.
  private static final String HELD_HERE = "dev.rowan.open:";

  private final Path directory;
  private final FileChannel channel;

  private DirectoryClaim(Path directory, FileChannel channel) {
    this.directory = directory;
    this.channel = channel;
  }

  /** Creates the directory if needed and claims it, or throws {@code ConfigurationException}. */
  static DirectoryClaim of(Path wanted) {
    Path directory = made(wanted);
    if (System.getProperties().putIfAbsent(HELD_HERE + directory, "true") != null) {
      throw EngineErrors.inUse(directory, "this process");
    }
    boolean claimed = false;
    try {
      DirectoryClaim claim = new DirectoryClaim(directory, lock(directory));
      claimed = true;
      return claim;
    } finally {
      if (!claimed) {
        System.clearProperty(HELD_HERE + directory);
      }
    }
  }

  private static Path made(Path wanted) {
    try {
      // Before JDK 20, createDirectories does not accept a link to a directory.
      return Files.isDirectory(wanted)
          ? wanted.toRealPath()
          : PrivateDirectory.create(wanted).toRealPath();
    } catch (IOException e) {
      throw EngineErrors.unusable(wanted, e);
    }
  }

  private static FileChannel lock(Path directory) {
    try {
      return Uninterrupted.call(() -> locked(directory));
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
  }

  private static FileChannel locked(Path directory) throws IOException {
    FileChannel channel =
        FileChannel.open(
            directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock lock = channel.tryLock();
    if (lock == null) {
      channel.close();
      throw EngineErrors.inUse(directory, "another process");
    }
    return channel;
  }

  /** Returns the real path of the claimed directory. */
  Path directory() {
    return directory;
  }

  /** Refuses the rest of a store whose manifest is lost: a new store would wipe them out. */
  Content content() {
    Set<String> names;
    try (Stream<Path> files = Files.list(directory)) {
      names = files.map(file -> String.valueOf(file.getFileName())).collect(Collectors.toSet());
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
    boolean made = names.contains("CURRENT");
    boolean wasMade =
        names.contains(OPENED) || names.stream().anyMatch(name -> name.endsWith(".sst"));
    if (!made && wasMade) {
      throw EngineErrors.missing("CURRENT");
    }
    return new Content(made, names.stream().anyMatch(name -> name.endsWith(".log")));
  }

  /** Records that the directory has a store from now on. */
  void opened() {
    try {
      Path file = directory.resolve(OPENED);
      if (!Files.exists(file)) {
        Files.createFile(file);
      }
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    } finally {
      System.clearProperty(HELD_HERE + directory);
    }
  }
}
