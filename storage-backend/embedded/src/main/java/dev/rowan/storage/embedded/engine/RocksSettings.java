package dev.rowan.storage.embedded.engine;

import java.util.Objects;
import java.util.Properties;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.BloomFilter;
import org.rocksdb.Cache;
import org.rocksdb.ColumnFamilyOptions;
import org.rocksdb.CompressionType;
import org.rocksdb.DBOptions;
import org.rocksdb.Env;
import org.rocksdb.IndexType;
import org.rocksdb.InfoLogLevel;
import org.rocksdb.LRUCache;
import org.rocksdb.RateLimiter;
import org.rocksdb.RocksDBException;
import org.rocksdb.SstFileManager;
import org.rocksdb.WALRecoveryMode;
import org.rocksdb.WriteBufferManager;

/**
 * How RocksDB is set up: about 128 MiB of native memory, whatever the number of tables. Everything
 * that shapes the files is said here and not left to the defaults of a version.
 */
final class RocksSettings {
  /** Table and token: every key of one partition starts with the same bytes of this number. */
  static final int PREFIX_LENGTH = 12;

  /**
   * Filters and indexes are cut into blocks of this size. Whole, they grow to a megabyte and more
   * for each file; two of them in one shard of the cache then push each other out, and every get
   * that only needs a filter reads and unpacks all of it: 550 instead of 20 microseconds for an
   * insert.
   */
  private static final int METADATA_BLOCK_BYTES = 8 << 10;

  private static final long CATALOGUE_MEMTABLE_BYTES = 1L << 20;

  /** Readable by every RocksDB from 8.6 on. */
  private static final int FORMAT_VERSION = 6;

  private final Natives natives;
  private final RocksStore.Settings settings;
  private final Cache cache;
  private final BlockBasedTableConfig blocks;

  /**
   * The cache gets three quarters, memtables included. Beside a cache of 94 MiB the process held 30
   * MiB more: blocks that are read and written at the moment, and what the allocator keeps.
   */
  RocksSettings(Natives natives, RocksStore.Settings settings) {
    this.natives = natives;
    this.settings = settings;
    this.cache = natives.own(new LRUCache(settings.memory() / 4 * 3));
    this.blocks =
        new BlockBasedTableConfig()
            .setBlockCache(cache)
            .setBlockSize(8 << 10)
            .setFilterPolicy(natives.own(new BloomFilter(10)))
            .setFormatVersion(FORMAT_VERSION)
            .setIndexType(IndexType.kTwoLevelIndexSearch)
            .setPartitionFilters(true)
            .setMetadataBlockSize(METADATA_BLOCK_BYTES)
            .setCacheIndexAndFilterBlocks(true)
            .setPinTopLevelIndexAndFilter(true)
            .setPinL0FilterAndIndexBlocksInCache(true)
            .setOptimizeFiltersForMemory(true);
  }

  DBOptions database(DirectoryClaim.Content files) throws RocksDBException {
    // Memtables count against the cache too: what they leave is for blocks.
    WriteBufferManager memtables =
        natives.own(new WriteBufferManager(settings.memory() * 3 / 8, cache));
    DBOptions options = natives.own(withVerifiedLogs(!files.made() || files.hasLogs()));
    if (settings.compactionRate() > 0) {
      options.setRateLimiter(natives.own(new RateLimiter(settings.compactionRate())));
    }
    return options
        .setCreateIfMissing(!files.made())
        // What is in files then needs no log: damage to an old log would keep a store from opening.
        .setAtomicFlush(true)
        .setCreateMissingColumnFamilies(true)
        .setWriteBufferManager(memtables)
        // Takes writes again by itself after the disk was full.
        .setSstFileManager(natives.own(new SstFileManager(Env.getDefault())))
        .setMaxBackgroundJobs(settings.backgroundJobs())
        .setMaxTotalWalSize(64L << 20)
        .setMaxOpenFiles(256)
        .setStatsDumpPeriodSec(0)
        .setInfoLogLevel(InfoLogLevel.WARN_LEVEL)
        .setKeepLogFileNum(2)
        .setMaxLogFileSize(1 << 20)
        .setBytesPerSync(1 << 20)
        .setWalRecoveryMode(WALRecoveryMode.PointInTimeRecovery);
  }

  /**
   * Each log says where the one before it ended, so that a log which is missing or was cut is
   * noticed and nothing behind the gap is replayed. There is no setter for it.
   */
  private static DBOptions withVerifiedLogs(boolean verified) {
    Properties named = new Properties();
    named.setProperty("track_and_verify_wals", Boolean.toString(verified));
    return Objects.requireNonNull(DBOptions.getDBOptionsFromProps(named));
  }

  /** Small memtables: each update leaves its old version there, and scans step over them. */
  ColumnFamilyOptions rows() {
    return family(Math.min(16L << 20, settings.memory() / 8))
        .useFixedLengthPrefixExtractor(PREFIX_LENGTH)
        .setMemtablePrefixBloomSizeRatio(0.05)
        .setMemtableWholeKeyFiltering(true)
        .setMaxWriteBufferNumber(3);
  }

  ColumnFamilyOptions catalogue() {
    return family(CATALOGUE_MEMTABLE_BYTES);
  }

  /**
   * After the disk was full, as much as the largest memtable must be free again before the database
   * goes on.
   */
  private ColumnFamilyOptions family(long memtableBytes) {
    return natives
        .own(new ColumnFamilyOptions())
        .setTableFormatConfig(blocks)
        .setCompressionType(CompressionType.LZ4_COMPRESSION)
        .setLevelCompactionDynamicLevelBytes(true)
        .setWriteBufferSize(memtableBytes);
  }
}
