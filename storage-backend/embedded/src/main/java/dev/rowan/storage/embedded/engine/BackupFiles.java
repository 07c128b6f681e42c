package dev.rowan.storage.embedded.engine;

import dev.rowan.spi.store.Backup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rocksdb.BackupEngine;
import org.rocksdb.BackupEngineOptions;
import org.rocksdb.Env;
import org.rocksdb.RestoreOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;

/** A directory of backups, opened exclusively. Not thread-safe: one thread uses it. */
public final class BackupFiles implements AutoCloseable {
  /** The files that RocksDB creates in the directory, and the lock file. */
  private static final Set<String> OURS =
      Set.of("meta", "private", "shared", "shared_checksum", "LOCK", DirectoryClaim.FILE);

  private final NativeResources natives;
  private final DirectoryClaim claim;
  private final BackupEngine engine;

  private BackupFiles(NativeResources natives, DirectoryClaim claim, BackupEngine engine) {
    this.natives = natives;
    this.claim = claim;
    this.engine = engine;
  }

  /**
   * Opens an existing directory.
   *
   * @throws dev.rowan.error.RejectedInputException if it contains anything but backups
   * @throws dev.rowan.error.ConfigurationException if it is in use
   */
  public static BackupFiles open(Path directory) {
    NativeResources.loadLibrary();
    requireBackups(directory);
    DirectoryClaim claim = DirectoryClaim.of(directory);
    NativeResources natives = new NativeResources();
    try {
      BackupEngineOptions options =
          natives
              .own(new BackupEngineOptions(claim.directory().toString()))
              .setShareTableFiles(true)
              .setShareFilesWithChecksum(true)
              .setSync(true);
      BackupEngine engine = natives.own(BackupEngine.open(Env.getDefault(), options));
      return new BackupFiles(natives, claim, engine);
    } catch (RocksDBException e) {
      natives.close();
      claim.close();
      throw EngineErrors.of(e, "opening backups");
    } catch (RuntimeException e) {
      natives.close();
      claim.close();
      throw e;
    }
  }

  private static void requireBackups(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      if (!OURS.containsAll(names)) {
        throw EngineErrors.noBackups(directory);
      }
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
  }

  /** Adds a backup of a database to a directory, which is created if needed. */
  static Backup add(RocksDB database, Path directory) throws RocksDBException {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
    try (BackupFiles backups = open(directory)) {
      // Removes the files of a process that died during a backup.
      backups.engine.garbageCollect();
      backups.engine.createNewBackup(database, true);
      List<Backup> all = backups.list();
      return all.get(all.size() - 1);
    }
  }

  /** Returns the complete backups, oldest first. */
  public List<Backup> list() {
    return engine.getBackupInfo().stream()
        .map(
            info ->
                new Backup(
                    info.backupId(),
                    Instant.ofEpochSecond(info.timestamp()),
                    info.size(),
                    info.numberFiles()))
        .toList();
  }

  /** Removes all backups but the newest, with the files that only they need. */
  public void keepNewest(int count) {
    try {
      engine.purgeOldBackups(count);
      engine.garbageCollect();
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, "removing backups");
    }
  }

  /** Writes the files of a backup into an empty directory and compares their checksums. */
  public void restore(int id, Path target) {
    RestoreOptions options = natives.own(new RestoreOptions(false));
    try {
      engine.restoreDbFromBackup(id, target.toString(), target.toString(), options);
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, "restoring a backup");
    }
  }

  @Override
  public void close() {
    natives.close();
    claim.close();
  }
}
