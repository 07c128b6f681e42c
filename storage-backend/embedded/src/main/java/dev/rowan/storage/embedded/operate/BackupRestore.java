package dev.rowan.storage.embedded.operate;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.store.Backup;
import dev.rowan.storage.embedded.engine.BackupFiles;
import dev.rowan.storage.embedded.engine.RocksStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Restores stores from the backups in a directory. */
public final class BackupRestore {
  private final Path backups;

  /** Restores from this directory. */
  public BackupRestore(Path backups) {
    this.backups = backups;
  }

  /** Returns the newest backup. */
  public Backup newest() {
    try (BackupFiles files = BackupFiles.open(backups)) {
      List<Backup> all = files.list();
      if (all.isEmpty()) {
        throw noSuchBackup("none");
      }
      return all.get(all.size() - 1);
    }
  }

  /** Restores into a directory that does not exist or is empty. */
  public void restore(int id, Path target) {
    Path absolute = target.toAbsolutePath().normalize();
    Path name = absolute.getFileName();
    if (name == null) {
      throw occupied(target);
    }
    requireFree(absolute);
    Path partial = absolute.resolveSibling(name + ".restoring");
    try {
      copy(id, partial);
      Files.deleteIfExists(absolute);
      Files.move(partial, absolute, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw unusable(absolute, e);
    }
  }

  /** Restores into a temporary directory and reads everything there. */
  public void verify(int id) {
    Path absolute = backups.toAbsolutePath().normalize();
    Path scratch = absolute.resolveSibling(absolute.getFileName() + ".verifying");
    try {
      copy(id, scratch);
      try {
        RocksStore.verify(scratch);
      } finally {
        delete(scratch);
      }
    } catch (IOException e) {
      throw unusable(backups, e);
    }
  }

  /** Copies a whole backup, or nothing. */
  private void copy(int id, Path target) throws IOException {
    boolean copied = false;
    try {
      // The backup files are closed before any of the written files is removed again.
      try (BackupFiles files = BackupFiles.open(backups)) {
        requireBackup(id, files);
        delete(target);
        Files.createDirectory(target);
        files.restore(id, target);
        copied = true;
      }
    } finally {
      if (!copied) {
        delete(target);
      }
    }
  }

  private static void requireBackup(int id, BackupFiles files) {
    if (files.list().stream().noneMatch(backup -> backup.id() == id)) {
      throw noSuchBackup(Integer.toString(id));
    }
  }

  private static void requireFree(Path target) {
    if (!Files.exists(target)) {
      return;
    }
    RocksStore.requireUnused(target);
    try (Stream<Path> files = Files.list(target)) {
      if (files.findAny().isPresent()) {
        throw occupied(target);
      }
    } catch (IOException e) {
      throw unusable(target, e);
    }
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static RowanException noSuchBackup(String id) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("no such backup", id), null);
  }

  private static RowanException occupied(Path target) {
    return new RejectedInputException(
        ErrorCode.TARGET_OCCUPIED, Map.of("directory", target.toString()), null);
  }

  private static RowanException unusable(Path directory, IOException cause) {
    return new ConfigurationException(
        ErrorCode.UNUSABLE_DIRECTORY, Map.of("directory", directory.toString()), cause);
  }
}
