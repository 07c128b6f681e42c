package dev.rowan.storage.embedded.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rocksdb.ColumnFamilyDescriptor;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.DBOptions;
import org.rocksdb.FlushOptions;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The store in a directory, on RocksDB. Only one store in one process can use a directory at a
 * time.
 */
public final class RocksStore implements OrderedStore {
  private static final Logger LOG = LoggerFactory.getLogger(RocksStore.class);
  private static final byte[] ROWS = "data".getBytes(StandardCharsets.UTF_8);

  /** A native batch retains its memory. A batch that held more than this is not reused. */
  private static final int LARGE_BATCH = 64 << 10;

  private final DirectoryClaim claim;
  private final NativeResources natives;
  private final RocksDB database;
  private final ColumnFamilyHandle rows;
  private final ColumnFamilyHandle catalogue;
  private final ReadOptions pointReads;
  private final ReadOptions withinPrefix;
  private final ReadOptions totalOrder;
  private final ReadOptions sweeping;
  private final WriteOptions buffered;
  private final WriteOptions synced;
  private final UsageGuard guard = new UsageGuard();
  private final NativeObjectPool<RocksIterator> idleIterators = new NativeObjectPool<>();
  private final NativeObjectPool<WriteBatch> idleBatches = new NativeObjectPool<>();
  private final WalSync walSync;
  private final EngineHealth health;
  private final StoreFiles files;

  /**
   * Opens the store in a directory, which is created if needed.
   *
   * @throws dev.rowan.error.ConfigurationException if the directory is in use, if it cannot hold a
   *     store, or if there is no native library for this machine
   * @throws dev.rowan.error.CorruptStoreException if the files are damaged
   */
  public static RocksStore open(Path directory) {
    return open(directory, ResourceLimits.STANDARD);
  }

  /** Opens the store in a directory with these resource limits. */
  public static RocksStore open(Path directory, ResourceLimits limits) {
    return open(directory, limits, false);
  }

  /**
   * Opens the store in a directory.
   *
   * @param salvaging whether to open a damaged store with what is left of it
   */
  public static RocksStore open(Path directory, ResourceLimits limits, boolean salvaging) {
    NativeResources.loadLibrary();
    DirectoryClaim claim = DirectoryClaim.of(directory);
    NativeResources natives = new NativeResources();
    try {
      return new RocksStore(claim, natives, limits, salvaging);
    } catch (RocksDBException e) {
      natives.close();
      claim.close();
      throw EngineErrors.of(e, "open");
    } catch (RuntimeException e) {
      natives.close();
      claim.close();
      throw e;
    }
  }

  /**
   * Opens a store, reads all its files and closes it.
   *
   * @throws dev.rowan.error.CorruptStoreException if the store is damaged
   */
  public static void verify(Path directory) {
    try (RocksStore store = open(directory)) {
      store.database.verifyChecksum();
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, "verify");
    }
  }

  /** Throws {@code ConfigurationException} if the store in an existing directory is in use. */
  public static void requireUnused(Path directory) {
    if (Files.exists(directory.resolve(DirectoryClaim.FILE))) {
      DirectoryClaim.of(directory).close();
    }
  }

  private RocksStore(
      DirectoryClaim claim, NativeResources natives, ResourceLimits limits, boolean salvaging)
      throws RocksDBException {
    this.claim = claim;
    this.natives = natives;
    RocksSettings rocks = new RocksSettings(natives, limits);
    DirectoryClaim.Content content = claim.content();
    DBOptions options = rocks.database(content).setBestEffortsRecovery(salvaging);
    List<ColumnFamilyDescriptor> families =
        List.of(
            new ColumnFamilyDescriptor(RocksDB.DEFAULT_COLUMN_FAMILY, rocks.catalogue()),
            new ColumnFamilyDescriptor(ROWS, rocks.rows()));
    pointReads = natives.own(new ReadOptions());
    withinPrefix = natives.own(new ReadOptions()).setPrefixSameAsStart(true);
    totalOrder = natives.own(new ReadOptions()).setTotalOrderSeek(true);
    sweeping = natives.own(new ReadOptions()).setTotalOrderSeek(true).setFillCache(false);
    buffered = natives.own(new WriteOptions());
    synced = natives.own(new WriteOptions()).setSync(true);
    DBOptions withoutLogs = rocks.database(new DirectoryClaim.Content(true, false));
    RecoveryCheck.Promise promise =
        content.made()
            ? new RecoveryCheck(claim.directory(), withoutLogs, families, salvaging).check()
            : RecoveryCheck.Promise.NOTHING;
    List<ColumnFamilyHandle> handles = new ArrayList<>();
    database = natives.own(RocksDB.open(options, claim.directory().toString(), families, handles));
    catalogue = natives.own(handles.get(0));
    rows = natives.own(handles.get(1));
    walSync = new WalSync(this::syncWal, this::freeIdle);
    health = new EngineHealth(database, rows, buffered, walSync, hasLost(promise));
    files = new StoreFiles(claim.directory(), limits, database, rows, guard, health);
    claim.opened();
  }

  private boolean hasLost(RecoveryCheck.Promise promise) {
    boolean shorter = database.getLatestSequenceNumber() < promise.lastSequence();
    if (shorter) {
      LOG.warn("the logs have writes that were not recovered; the health of the store reports it");
    }
    return shorter || promise.losesWrites();
  }

  @Override
  public byte @Nullable [] get(Space space, byte[] key) {
    guard.enter();
    try {
      return database.get(family(space), pointReads, key);
    } catch (RocksDBException e) {
      throw health.ofRead(e, "get");
    } finally {
      guard.leave();
    }
  }

  @Override
  public void write(EngineBatch batch, Durability durability) {
    guard.enter();
    try {
      walSync.failIfLastFailed();
      WriteOptions options = durability == Durability.SYNC ? synced : buffered;
      if (batch.size() == 1) {
        writeOne(batch, options);
      } else {
        writeAll(batch, options);
      }
      health.writeSucceeded();
      if (durability == Durability.BUFFERED) {
        walSync.request();
      }
    } catch (RocksDBException e) {
      health.writeFailed();
      throw durability == Durability.SYNC
          ? EngineErrors.ofWrite(e, "write")
          : EngineErrors.ofBufferedWrite(e, "write");
    } finally {
      guard.leave();
    }
  }

  private void writeOne(EngineBatch batch, WriteOptions options) throws RocksDBException {
    byte[] value = batch.value(0);
    if (value != null && batch.isRange(0)) {
      database.deleteRange(family(batch.space(0)), options, batch.key(0), value);
    } else if (value == null) {
      database.delete(family(batch.space(0)), options, batch.key(0));
    } else {
      database.put(family(batch.space(0)), options, batch.key(0), value);
    }
  }

  private void writeAll(EngineBatch batch, WriteOptions options) throws RocksDBException {
    WriteBatch waiting = idleBatches.take();
    WriteBatch changes = waiting == null ? NativeResources.counted(new WriteBatch()) : waiting;
    boolean reusable = false;
    try {
      int bytes = 0;
      for (int i = 0; i < batch.size(); i++) {
        byte[] value = batch.value(i);
        if (value != null && batch.isRange(i)) {
          changes.deleteRange(family(batch.space(i)), batch.key(i), value);
        } else if (value == null) {
          changes.delete(family(batch.space(i)), batch.key(i));
        } else {
          changes.put(family(batch.space(i)), batch.key(i), value);
          bytes += value.length;
        }
        bytes += batch.key(i).length;
      }
      database.write(options, changes);
      changes.clear();
      reusable = bytes <= LARGE_BATCH;
    } finally {
      if (reusable) {
        idleBatches.give(changes);
      } else {
        NativeResources.free(changes);
      }
    }
  }

  @Override
  public Cursor cursor(Space space, byte[] lower, byte @Nullable [] upper, boolean reverse) {
    return space == Space.DATA && withinOnePrefix(lower, upper)
        ? cursor(this::iterator, lower, upper, reverse, idleIterators)
        : cursor(() -> iterator(space, totalOrder), lower, upper, reverse, null);
  }

  @Override
  public Cursor sweep(Space space, byte[] lower, byte @Nullable [] upper) {
    return cursor(() -> iterator(space, sweeping), lower, upper, false, null);
  }

  private Cursor cursor(
      Supplier<RocksIterator> iterator,
      byte[] lower,
      byte @Nullable [] upper,
      boolean reverse,
      @Nullable NativeObjectPool<RocksIterator> giveBack) {
    guard.enter();
    boolean opened = false;
    try {
      Cursor cursor =
          new RocksCursor(iterator.get(), lower, upper, reverse, guard, health, giveBack);
      opened = true;
      return cursor;
    } finally {
      if (!opened) {
        guard.leave();
      }
    }
  }

  private RocksIterator iterator(Space space, ReadOptions options) {
    return NativeResources.counted(database.newIterator(family(space), options));
  }

  /** Returns an iterator over one prefix that sees all writes so far. */
  private RocksIterator iterator() {
    RocksIterator waiting = idleIterators.take();
    if (waiting == null) {
      return NativeResources.counted(database.newIterator(rows, withinPrefix));
    }
    try {
      waiting.refresh();
      return waiting;
    } catch (RocksDBException e) {
      NativeResources.free(waiting);
      throw EngineErrors.of(e, "scan");
    }
  }

  /**
   * Frees idle iterators, because an iterator prevents the removal of the files of its snapshot.
   */
  void freeIdle() {
    if (guard.tryEnter()) {
      try {
        idleIterators.clear();
        idleBatches.clear();
      } finally {
        guard.leave();
      }
    }
  }

  /** Within one prefix, filters can rule out an absent partition without reading a block. */
  private static boolean withinOnePrefix(byte[] lower, byte @Nullable [] upper) {
    int length = RocksSettings.PREFIX_LENGTH;
    return upper != null
        && lower.length >= length
        && upper.length >= length
        && Arrays.equals(lower, 0, length, upper, 0, length);
  }

  @Override
  public void clear(Space space, byte[] lower, byte[] upper) {
    guard.enter();
    try {
      // RocksDB deletes whole files at once. A range tombstone covers the rest until compaction
      // drops it.
      database.deleteFilesInRanges(family(space), List.of(lower, upper), false);
      database.deleteRange(family(space), buffered, lower, upper);
      database.compactRange(family(space), lower, upper);
    } catch (RocksDBException e) {
      throw EngineErrors.ofWrite(e, "clear");
    } finally {
      guard.leave();
    }
  }

  @Override
  public Optional<StoreFiles> files() {
    return Optional.of(files);
  }

  private ColumnFamilyHandle family(Space space) {
    return space == Space.DATA ? rows : catalogue;
  }

  private void syncWal() {
    guard.enter();
    try {
      database.syncWal();
    } catch (RocksDBException e) {
      if (!health.hasFailedWrite()) {
        throw EngineErrors.of(e, "sync");
      }
      // This log accepts no more writes; RocksDB abandons it when it recovers.
      walSync.request();
    } finally {
      guard.leave();
    }
  }

  @Override
  public void close() {
    walSync.close();
    if (!guard.close()) {
      return;
    }
    boolean whole = false;
    try {
      idleIterators.clear();
      idleBatches.clear();
      database.syncWal();
      whole = isFlushed();
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, "close");
    } finally {
      natives.close();
      if (whole) {
        recordFiles();
      }
      claim.close();
    }
  }

  /**
   * Moves all writes from the log to tables, and returns whether that succeeded. If it did not, the
   * next opening replays the log, as after a crash.
   */
  private boolean isFlushed() {
    try (FlushOptions waiting = new FlushOptions().setWaitForFlush(true)) {
      database.flush(waiting, List.of(catalogue, rows));
      return !walSync.hasFailed() && !health.hasFailedWrite();
    } catch (RocksDBException e) {
      LOG.warn("the log is not emptied at the end; the next opening replays it", e);
      return false;
    }
  }

  private void recordFiles() {
    try {
      ClosedFiles.write(claim.directory());
    } catch (IOException e) {
      LOG.warn("the files of the closed store are not recorded; the next opening checks logs", e);
    }
  }
}
