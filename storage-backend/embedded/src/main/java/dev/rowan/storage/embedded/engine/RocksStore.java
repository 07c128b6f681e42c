package dev.rowan.storage.embedded.engine;

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
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/** The store in a directory, on RocksDB. One process and one store hold a directory at a time. */
public final class RocksStore implements OrderedStore {
  /**
   * How much of the machine a store may use.
   *
   * @param memory bytes outside of the Java heap, at least {@link #LEAST_MEMORY}
   * @param backgroundJobs how many threads flush and compact at most; at least 1
   * @param compactionRate how many bytes a second these write at most; 0 is no limit
   */
  public record Settings(long memory, int backgroundJobs, long compactionRate) {
    /** With less, memtables would be flushed all the time. */
    public static final long LEAST_MEMORY = 16L << 20;

    /** 128 MiB, two threads, no limit. */
    public static final Settings USUAL = new Settings(128L << 20, 2, 0);

    /** Checks the bounds. */
    public Settings {
      if (memory < LEAST_MEMORY || backgroundJobs < 1 || compactionRate < 0) {
        throw new IllegalArgumentException("settings out of bounds");
      }
    }
  }

  private static final byte[] ROWS = "data".getBytes(StandardCharsets.UTF_8);

  /** A batch keeps its memory: one that has held more than this is not used again. */
  private static final int LARGE_BATCH = 64 << 10;

  private final DirectoryClaim claim;
  private final Natives natives;
  private final RocksDB database;
  private final ColumnFamilyHandle rows;
  private final ColumnFamilyHandle catalogue;
  private final ReadOptions pointReads;
  private final ReadOptions withinPrefix;
  private final ReadOptions totalOrder;
  private final ReadOptions sweeping;
  private final WriteOptions buffered;
  private final WriteOptions synced;
  private final UseGate gate = new UseGate();
  private final IdleNatives<RocksIterator> idleIterators = new IdleNatives<>();
  private final IdleNatives<WriteBatch> idleBatches = new IdleNatives<>();
  private final WalSync walSync;
  private final Troubles troubles;
  private final StoreFiles files;

  /**
   * Opens the store in a directory, which is made if needed.
   *
   * @throws dev.rowan.error.SetupMistake if somebody else holds the directory, if it cannot hold a
   *     store, or if there is no native library for this machine
   * @throws dev.rowan.error.CorruptStore if the files are damaged
   */
  public static RocksStore open(Path directory) {
    return open(directory, Settings.USUAL);
  }

  /** The same, with as much of the machine as the settings allow. */
  public static RocksStore open(Path directory, Settings settings) {
    loadLibrary();
    DirectoryClaim claim = DirectoryClaim.of(directory);
    Natives natives = new Natives();
    try {
      return new RocksStore(claim, natives, settings);
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
   * @throws dev.rowan.error.CorruptStore if something in it is damaged
   */
  public static void verify(Path directory) {
    try (RocksStore store = open(directory)) {
      store.database.verifyChecksum();
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, "verify");
    }
  }

  /** Throws {@code SetupMistake} if somebody holds a store in a directory that is there. */
  public static void requireUnused(Path directory) {
    if (Files.exists(directory.resolve(DirectoryClaim.FILE))) {
      DirectoryClaim.of(directory).close();
    }
  }

  /** Option classes do not load the library on their own. */
  static void loadLibrary() {
    try {
      RocksDB.loadLibrary();
    } catch (UnsatisfiedLinkError | RuntimeException e) {
      throw EngineErrors.noNativeLibrary(e);
    }
  }

  private RocksStore(DirectoryClaim claim, Natives natives, Settings settings)
      throws RocksDBException {
    this.claim = claim;
    this.natives = natives;
    RocksSettings rocks = new RocksSettings(natives, settings);
    DBOptions options = rocks.database(claim.content());
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
    List<ColumnFamilyHandle> handles = new ArrayList<>();
    database = natives.own(RocksDB.open(options, claim.directory().toString(), families, handles));
    catalogue = natives.own(handles.get(0));
    rows = natives.own(handles.get(1));
    walSync = new WalSync(this::syncWal, this::freeIdle);
    troubles = new Troubles(database, rows, buffered, walSync);
    files = new StoreFiles(claim.directory(), settings, database, rows, gate, troubles);
  }

  @Override
  public byte @Nullable [] get(Space space, byte[] key) {
    gate.enter();
    try {
      return database.get(family(space), pointReads, key);
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, "get");
    } finally {
      gate.leave();
    }
  }

  @Override
  public void write(Batch batch, Durability durability) {
    gate.enter();
    try {
      walSync.failIfLastFailed();
      WriteOptions options = durability == Durability.SYNC ? synced : buffered;
      if (batch.size() == 1) {
        writeOne(batch, options);
      } else {
        writeAll(batch, options);
      }
      troubles.writeSucceeded();
      if (durability == Durability.BUFFERED) {
        walSync.request();
      }
    } catch (RocksDBException e) {
      troubles.writeFailed();
      throw EngineErrors.ofWrite(e, "write");
    } finally {
      gate.leave();
    }
  }

  private void writeOne(Batch batch, WriteOptions options) throws RocksDBException {
    byte[] value = batch.value(0);
    if (value != null && batch.isRange(0)) {
      database.deleteRange(family(batch.space(0)), options, batch.key(0), value);
    } else if (value == null) {
      database.delete(family(batch.space(0)), options, batch.key(0));
    } else {
      database.put(family(batch.space(0)), options, batch.key(0), value);
    }
  }

  private void writeAll(Batch batch, WriteOptions options) throws RocksDBException {
    WriteBatch waiting = idleBatches.take();
    WriteBatch changes = waiting == null ? Natives.counted(new WriteBatch()) : waiting;
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
        Natives.free(changes);
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
      @Nullable IdleNatives<RocksIterator> giveBack) {
    gate.enter();
    boolean opened = false;
    try {
      Cursor cursor = new RocksCursor(iterator.get(), lower, upper, reverse, gate, giveBack);
      opened = true;
      return cursor;
    } finally {
      if (!opened) {
        gate.leave();
      }
    }
  }

  private RocksIterator iterator(Space space, ReadOptions options) {
    return Natives.counted(database.newIterator(family(space), options));
  }

  /** Returns an iterator over one prefix that sees all that is written by now. */
  private RocksIterator iterator() {
    RocksIterator waiting = idleIterators.take();
    if (waiting == null) {
      return Natives.counted(database.newIterator(rows, withinPrefix));
    }
    try {
      waiting.refresh();
      return waiting;
    } catch (RocksDBException e) {
      Natives.free(waiting);
      throw EngineErrors.of(e, "scan");
    }
  }

  /** An iterator that waits keeps the files of its moment from being removed. */
  void freeIdle() {
    if (gate.tryEnter()) {
      try {
        idleIterators.clear();
        idleBatches.clear();
      } finally {
        gate.leave();
      }
    }
  }

  /** Then filters can tell an absent partition without reading anything. */
  private static boolean withinOnePrefix(byte[] lower, byte @Nullable [] upper) {
    int length = RocksSettings.PREFIX_LENGTH;
    return upper != null
        && lower.length >= length
        && upper.length >= length
        && Arrays.equals(lower, 0, length, upper, 0, length);
  }

  @Override
  public void clear(Space space, byte[] lower, byte[] upper) {
    gate.enter();
    try {
      // Whole files go at once; what is left in others is covered, and dropped as they are
      // rewritten.
      database.deleteFilesInRanges(family(space), List.of(lower, upper), false);
      database.deleteRange(family(space), buffered, lower, upper);
      database.compactRange(family(space), lower, upper);
    } catch (RocksDBException e) {
      throw EngineErrors.ofWrite(e, "clear");
    } finally {
      gate.leave();
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
    gate.enter();
    try {
      database.syncWal();
    } catch (RocksDBException e) {
      if (!troubles.hasFailedWrite()) {
        throw EngineErrors.of(e, "sync");
      }
      // This log took no more; the database leaves it behind when it has overcome that.
      walSync.request();
    } finally {
      gate.leave();
    }
  }

  @Override
  public void close() {
    walSync.close();
    if (!gate.close()) {
      return;
    }
    try {
      database.syncWal();
    } catch (RocksDBException e) {
      throw EngineErrors.of(e, "close");
    } finally {
      idleIterators.clear();
      idleBatches.clear();
      natives.close();
      claim.close();
    }
  }
}
