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
 * The configuration of RocksDB: about 128 MiB of native memory, whatever the number of tables.
 * Every setting that affects the files is explicit, and does not depend on the defaults of a
 * version.
 */
final class RocksSettings {
  /** Table and token: all keys of one partition share a prefix of this length. */
  static final int PREFIX_LENGTH = 12;

  /**
   * The block size of partitioned filters and indexes. Unpartitioned, they grow to a megabyte and
   * more per file. Two of them in one cache shard then evict each other. Every get that only needs
   * a filter then reads and unpacks all of it, and an insert takes 550 instead of 20 microseconds.
   */
  private static final int METADATA_BLOCK_BYTES = 8 << 10;

  private static final long CATALOGUE_MEMTABLE_BYTES = 1L << 20;

  /** Readable by every RocksDB since 8.6. */
  private static final int FORMAT_VERSION = 6;

  private final NativeResources natives;
  private final ResourceLimits limits;
  private final Cache cache;
  private final BlockBasedTableConfig blocks;

  /**
   * The cache gets three quarters of the memory, memtables included. With a cache of 94 MiB the
   * process held 30 MiB more: blocks that are being read and written, and memory that the allocator
   * retains.
   */
  RocksSettings(NativeResources natives, ResourceLimits limits) {
    this.natives = natives;
    this.limits = limits;
    this.cache = natives.own(new LRUCache(limits.memory() / 4 * 3));
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
    // Memtables count against the cache too; the remainder is for blocks.
    WriteBufferManager memtables =
        natives.own(new WriteBufferManager(limits.memory() * 3 / 8, cache));
    DBOptions options = natives.own(withVerifiedLogs(!files.made() || files.hasLogs()));
    if (limits.compactionRate() > 0) {
      options.setRateLimiter(natives.own(new RateLimiter(limits.compactionRate())));
    }
    return options
        .setCreateIfMissing(!files.made())
        // Data in files then needs no log. Otherwise damage to an old log would prevent the store
        // from opening.
        .setAtomicFlush(true)
        .setCreateMissingColumnFamilies(true)
        .setWriteBufferManager(memtables)
        // Resumes writes automatically after the disk was full.
        .setSstFileManager(natives.own(new SstFileManager(Env.getDefault())))
        .setMaxBackgroundJobs(limits.backgroundJobs())
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
   * Each log records where the previous one ended. RocksDB thus detects a missing or truncated log,
   * and replays nothing after the gap. The Java API has no setter for this option.
   */
  private static DBOptions withVerifiedLogs(boolean verified) {
    Properties named = new Properties();
    named.setProperty("track_and_verify_wals", Boolean.toString(verified));
    return Objects.requireNonNull(DBOptions.getDBOptionsFromProps(named));
  }

  /** Small memtables: each update leaves its old version there, and scans step over them. */
  ColumnFamilyOptions rows() {
    return family(Math.min(16L << 20, limits.memory() / 8))
        .useFixedLengthPrefixExtractor(PREFIX_LENGTH)
        .setMemtablePrefixBloomSizeRatio(0.05)
        .setMemtableWholeKeyFiltering(true)
        .setMaxWriteBufferNumber(3);
  }

  ColumnFamilyOptions catalogue() {
    return family(CATALOGUE_MEMTABLE_BYTES);
  }

  /**
   * After the disk was full, the database resumes when as much space as the largest memtable is
   * free.
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
