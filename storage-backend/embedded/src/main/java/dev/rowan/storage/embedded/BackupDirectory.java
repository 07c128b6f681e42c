package dev.rowan.storage.embedded;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.storage.Backup;
import dev.rowan.storage.embedded.engine.BackupFiles;
import dev.rowan.storage.embedded.operate.Restoring;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The backups in a directory, as {@code rowan.storage().backup(directory)} writes them. Needs no
 * open store. One at a time uses a directory; another one gets {@link
 * dev.rowan.error.SetupMistake}. Immutable and thread-safe.
 */
public final class BackupDirectory {
  private final Path directory;

  private BackupDirectory(Path directory) {
    this.directory = directory;
  }

  /** Returns the backups in a directory; nothing is read yet. */
  public static BackupDirectory at(Path directory) {
    return new BackupDirectory(directory);
  }

  /**
   * Returns the backups that are whole, oldest first.
   *
   * @throws dev.rowan.error.SetupMistake if the directory cannot be read, or somebody else uses it
   * @throws RejectedInput if it holds something else than backups
   */
  public List<Backup> list() {
    try (BackupFiles files = BackupFiles.open(directory)) {
      return files.list();
    }
  }

  /**
   * Removes all backups but the newest ones, and frees their space.
   *
   * @param count how many stay; at least 1
   */
  public void keepNewest(int count) {
    if (count < 1) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of("backups to keep", count + ", fewer than 1"), null);
    }
    try (BackupFiles files = BackupFiles.open(directory)) {
      files.keepNewest(count);
    }
  }

  /**
   * Restores a backup beside the directory of backups, reads all of it and removes it again; so it
   * needs as much space as the backup has.
   *
   * @throws dev.rowan.error.CorruptStore if something in it is damaged
   * @throws RejectedInput if there is no such backup
   */
  public void verify(Backup backup) {
    new Restoring(directory).verify(backup.id());
  }

  /**
   * Writes a store as it was backed up. Nothing that opens as a store is left at {@code target} if
   * the process ends half-way.
   *
   * @param target is not there, or empty; its parent is there
   * @throws RejectedInput if there is no such backup, or the target is not empty
   * @throws dev.rowan.error.SetupMistake if the target is a store in use
   * @throws dev.rowan.error.CorruptStore if something in the backup is damaged
   */
  public void restore(Backup backup, Path target) {
    new Restoring(directory).restore(backup.id(), target);
  }

  /** Restores the newest backup; see {@link #restore}. */
  public Backup restoreNewest(Path target) {
    Restoring restoring = new Restoring(directory);
    Backup newest = restoring.newest();
    restoring.restore(newest.id(), target);
    return newest;
  }
}
