package dev.rowan.storage.embedded.engine;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.store.HealthReason;
import java.util.EnumSet;
import java.util.Set;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * Reports problems of an open database on request. RocksDB's callbacks are not used: they run on
 * its own threads, possibly while the JVM shuts down. Thread-safe.
 */
final class EngineHealth {
  private final RocksDB database;
  private final ColumnFamilyHandle rows;
  private final WriteOptions unsynced;
  private final WalSync walSync;
  private final boolean lostWrites;
  private volatile boolean writeFailed;
  private volatile boolean damaged;
  private long errorsOvercome;

  /**
   * Reports on a database.
   *
   * @param lostWrites whether its opening lost writes
   */
  EngineHealth(
      RocksDB database,
      ColumnFamilyHandle rows,
      WriteOptions unsynced,
      WalSync walSync,
      boolean lostWrites) {
    this.database = database;
    this.rows = rows;
    this.unsynced = unsynced;
    this.walSync = walSync;
    this.lostWrites = lostWrites;
  }

  /** Returns the error of a failed read, and records it if files are damaged. */
  RowanException ofRead(RocksDBException failure, String during) {
    RowanException error = EngineErrors.of(failure, during);
    damaged |= error instanceof CorruptStoreException;
    return error;
  }

  /** Records that a write failed. */
  void writeFailed() {
    writeFailed = true;
  }

  void writeSucceeded() {
    // The plain read leaves the cache line shared while many threads write.
    if (writeFailed) {
      writeFailed = false;
    }
  }

  /** Returns whether no write has succeeded since the last failed one. */
  boolean hasFailedWrite() {
    return writeFailed;
  }

  Set<HealthReason> now() throws RocksDBException {
    EnumSet<HealthReason> reasons = EnumSet.noneOf(HealthReason.class);
    if (lostWrites) {
      reasons.add(HealthReason.WRITES_LOST);
    }
    if (damaged) {
      reasons.add(HealthReason.FILES_DAMAGED);
    }
    if (walSync.hasFailed()) {
      reasons.add(HealthReason.SYNC_FAILED);
    }
    if (database.getLongProperty(rows, "rocksdb.is-write-stopped") != 0) {
      reasons.add(HealthReason.WRITES_STOPPED);
    } else if (database.getLongProperty(rows, "rocksdb.actual-delayed-write-rate") != 0) {
      reasons.add(HealthReason.WRITES_DELAYED);
    }
    addError(reasons);
    return reasons;
  }

  /**
   * RocksDB's error count never decreases, and RocksDB does not report recovery. An empty write
   * detects it, because it fails like any other write until then.
   */
  private synchronized void addError(Set<HealthReason> reasons) throws RocksDBException {
    long errors = database.getAggregatedLongProperty("rocksdb.background-errors");
    if (errors == errorsOvercome && !writeFailed) {
      return;
    }
    WriteBatch nothing = NativeResources.counted(new WriteBatch());
    try {
      database.write(unsynced, nothing);
      errorsOvercome = errors;
      writeFailed = false;
    } catch (RocksDBException e) {
      reasons.add(
          EngineErrors.isDiskFull(e) ? HealthReason.DISK_FULL : HealthReason.BACKGROUND_ERROR);
    } finally {
      NativeResources.free(nothing);
    }
  }
}
