package dev.rowan.storage.embedded;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.store.Backup;
import dev.rowan.storage.embedded.engine.BackupFiles;
import dev.rowan.storage.embedded.operate.BackupRestore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A directory of backups that {@code rowan.storage().backup(directory)} wrote. It works without an
 * open store. Only one user at a time can use a directory; a second one gets {@link
 * dev.rowan.error.ConfigurationException}. Immutable and thread-safe.
 * <!-- tag: backups -->
 *
 * <pre>{@code
 * BackupDirectory backups = BackupDirectory.at(directory.resolve("backups"));
 * backups.verify(backup);
 * backups.keepNewest(7);
 * backups.restoreNewest(directory.resolve("restored"));
 * }</pre>
 */
public final class BackupDirectory {
  private final Path directory;

  private BackupDirectory(Path directory) {
    this.directory = directory;
  }

  /** Returns the backups in a directory. This call reads nothing. */
  public static BackupDirectory at(Path directory) {
    return new BackupDirectory(directory);
  }

  /**
   * Returns the complete backups, oldest first.
   *
   * @throws dev.rowan.error.ConfigurationException if the directory cannot be read, or is in use
   * @throws RejectedInputException if it contains anything but backups
   */
  public List<Backup> list() {
    try (BackupFiles files = BackupFiles.open(directory)) {
      return files.list();
    }
  }

  /**
   * Removes all backups but the newest ones, and frees their space.
   *
   * @param count the number of backups to retain; at least 1
   */
  public void keepNewest(int count) {
    if (count < 1) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("backups to retain", count + ", fewer than 1"), null);
    }
    try (BackupFiles files = BackupFiles.open(directory)) {
      files.keepNewest(count);
    }
  }

  /**
   * Verifies a backup: restores it next to the directory of backups, reads all of it and removes it
   * again. This needs as much space as the backup has.
   *
   * @throws dev.rowan.error.CorruptStoreException if the backup is damaged
   * @throws RejectedInputException if there is no such backup
   */
  public void verify(Backup backup) {
    new BackupRestore(directory).verify(backup.id());
  }

  /**
   * Restores a store from a backup. If the process ends early, {@code target} contains nothing that
   * opens as a store.
   *
   * @param target does not exist, or is empty; its parent exists
   * @throws RejectedInputException if there is no such backup, or the target is not empty
   * @throws dev.rowan.error.ConfigurationException if the target is a store in use
   * @throws dev.rowan.error.CorruptStoreException if the backup is damaged
   */
  public void restore(Backup backup, Path target) {
    new BackupRestore(directory).restore(backup.id(), target);
  }

  /** Restores the newest backup; see {@link #restore}. */
  public Backup restoreNewest(Path target) {
    BackupRestore restoring = new BackupRestore(directory);
    Backup newest = restoring.newest();
    restoring.restore(newest.id(), target);
    return newest;
  }
}
