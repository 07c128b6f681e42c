package dev.rowan.storage.embedded.engine;

import dev.rowan.storage.HealthReason;
import java.util.EnumSet;
import java.util.Set;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/**
 * What is wrong with an open database, found out when asked. RocksDB could call back, but then from
 * threads of its own and while the JVM may be ending. Thread-safe.
 */
final class Troubles {
  private final RocksDB database;
  private final ColumnFamilyHandle rows;
  private final WriteOptions unsynced;
  private final WalSync walSync;
  private volatile boolean writeFailed;
  private long errorsOvercome;

  Troubles(RocksDB database, ColumnFamilyHandle rows, WriteOptions unsynced, WalSync walSync) {
    this.database = database;
    this.rows = rows;
    this.unsynced = unsynced;
    this.walSync = walSync;
  }

  /** A write ended with an error. */
  void writeFailed() {
    writeFailed = true;
  }

  void writeSucceeded() {
    // The plain read keeps the cache line shared while many threads write.
    if (writeFailed) {
      writeFailed = false;
    }
  }

  /** Whether no write has succeeded since one failed. */
  boolean hasFailedWrite() {
    return writeFailed;
  }

  Set<HealthReason> now() throws RocksDBException {
    EnumSet<HealthReason> reasons = EnumSet.noneOf(HealthReason.class);
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
   * The count of errors never goes back, and nothing says that the database has overcome the last
   * of them: an empty write does, which fails as any other.
   */
  private synchronized void addError(Set<HealthReason> reasons) throws RocksDBException {
    long errors = database.getAggregatedLongProperty("rocksdb.background-errors");
    if (errors == errorsOvercome && !writeFailed) {
      return;
    }
    WriteBatch nothing = Natives.counted(new WriteBatch());
    try {
      database.write(unsynced, nothing);
      errorsOvercome = errors;
      writeFailed = false;
    } catch (RocksDBException e) {
      reasons.add(
          EngineErrors.isDiskFull(e) ? HealthReason.DISK_FULL : HealthReason.BACKGROUND_ERROR);
    } finally {
      Natives.free(nothing);
    }
  }
}
