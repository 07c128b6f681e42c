package dev.rowan.storage.embedded.engine;

import dev.rowan.spi.store.Backup;
import dev.rowan.spi.store.DiskStats;
import dev.rowan.spi.store.HealthReason;
import dev.rowan.spi.store.MemoryStats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rocksdb.Checkpoint;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.Range;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.SizeApproximationFlag;
import org.rocksdb.Slice;

/** The files of an open store: copies and sizes. Thread-safe. */
public final class StoreFiles {
  private final Path directory;
  private final ResourceLimits limits;
  private final RocksDB database;
  private final ColumnFamilyHandle rows;
  private final UsageGuard guard;
  private final EngineHealth health;

  StoreFiles(
      Path directory,
      ResourceLimits limits,
      RocksDB database,
      ColumnFamilyHandle rows,
      UsageGuard guard,
      EngineHealth health) {
    this.directory = directory;
    this.limits = limits;
    this.database = database;
    this.rows = rows;
    this.guard = guard;
    this.health = health;
  }

  /** The approximate size of a key range; {@code bytes} counts bytes on disk. */
  public record Size(long keys, long bytes) {}

  /** A native call during which the store is not closed. */
  private interface NativeCall<T> {
    T run() throws RocksDBException;
  }

  private <T> T inside(String during, NativeCall<T> call) {
    guard.enter();
    try {
      return call.run();
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, during);
    } finally {
      guard.leave();
    }
  }

  /** Creates a store with the same content at a path that does not exist. */
  public void snapshot(Path target) {
    Path parent = target.toAbsolutePath().getParent();
    if (parent == null || Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      throw EngineErrors.occupied(target);
    }
    if (!Files.isDirectory(parent)) {
      throw EngineErrors.unusable(parent, null);
    }
    // RocksDB writes the files under another name, and renames the directory when all exist.
    inside(
        "snapshot",
        () -> {
          requireOutside(target);
          Checkpoint checkpoint = NativeResources.counted(Checkpoint.create(database));
          try {
            checkpoint.createCheckpoint(target.toAbsolutePath().toString());
            return target;
          } finally {
            NativeResources.free(checkpoint);
          }
        });
    try {
      PrivateDirectory.restrict(target);
    } catch (IOException e) {
      throw EngineErrors.unusable(target, e);
    }
  }

  /** Refuses a place inside the store, which may contain only its own files. */
  private void requireOutside(Path place) {
    try {
      Path existing = place.toAbsolutePath().getParent();
      while (existing != null && !Files.exists(existing)) {
        existing = existing.getParent();
      }
      if (existing != null && existing.toRealPath().startsWith(directory)) {
        throw EngineErrors.insideStore(place);
      }
    } catch (IOException e) {
      throw EngineErrors.unusable(place, e);
    }
  }

  /** Adds a backup to a directory of backups. */
  public Backup backup(Path backups) {
    return inside(
        "backup",
        () -> {
          requireOutside(backups);
          return BackupFiles.add(database, backups);
        });
  }

  /** Rewrites all files. */
  public void compact() {
    inside(
        "compact",
        () -> {
          database.compactRange(rows);
          return rows;
        });
  }

  /** Returns the native memory in use. */
  public MemoryStats memory() {
    return inside(
        "statistics",
        () ->
            new MemoryStats(
                limits.memory(),
                database.getLongProperty(rows, "rocksdb.block-cache-usage"),
                database.getLongProperty(rows, "rocksdb.block-cache-capacity"),
                database.getAggregatedLongProperty("rocksdb.cur-size-all-mem-tables"),
                database.getAggregatedLongProperty("rocksdb.estimate-table-readers-mem")));
  }

  /** Returns the sizes of the files on disk. */
  public DiskStats disk() {
    return inside(
        "statistics",
        () ->
            new DiskStats(
                database.getAggregatedLongProperty("rocksdb.total-sst-files-size"),
                logBytes(),
                database.getAggregatedLongProperty("rocksdb.estimate-pending-compaction-bytes")));
  }

  private long logBytes() {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(".log"))
          .mapToLong(file -> file.toFile().length())
          .sum();
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
  }

  /** Returns the approximate size of the rows between two keys. */
  public Size size(byte[] lower, byte[] upper) {
    return inside(
        "statistics",
        () -> {
          try (Slice from = new Slice(lower);
              Slice to = new Slice(upper)) {
            Range range = new Range(from, to);
            long bytes =
                database
                    .getApproximateSizes(rows, List.of(range), SizeApproximationFlag.INCLUDE_FILES)[
                    0];
            RocksDB.CountAndSize fresh = database.getApproximateMemTableStats(rows, range);
            return new Size(keysInFiles(bytes) + fresh.count, bytes);
          }
        });
  }

  /** The range's share of all keys equals its share of all bytes. */
  private long keysInFiles(long bytes) throws RocksDBException {
    long allBytes = database.getLongProperty(rows, "rocksdb.total-sst-files-size");
    long all =
        database.getLongProperty(rows, "rocksdb.estimate-num-keys")
            - database.getLongProperty(rows, "rocksdb.num-entries-active-mem-table")
            - database.getLongProperty(rows, "rocksdb.num-entries-imm-mem-tables");
    return allBytes == 0 ? 0 : Math.round(Math.max(0, all) * (double) bytes / allBytes);
  }

  /** Returns the problems of the store. */
  public Set<HealthReason> problems() {
    return inside("health", health::now);
  }
}
