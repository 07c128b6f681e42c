package dev.rowan.storage.embedded.engine;

import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.BloomFilter;
import org.rocksdb.Cache;
import org.rocksdb.ColumnFamilyOptions;
import org.rocksdb.CompressionType;
import org.rocksdb.DBOptions;
import org.rocksdb.IndexType;
import org.rocksdb.InfoLogLevel;
import org.rocksdb.LRUCache;
import org.rocksdb.WALRecoveryMode;
import org.rocksdb.WriteBufferManager;

/**
 * How RocksDB is set up: about 128 MiB of native memory, whatever the number of tables. Everything
 * that shapes the files is said here and not left to the defaults of a version.
 */
final class RocksSettings {
  /** Table and token: every key of one partition starts with the same bytes of this number. */
  static final int PREFIX_LENGTH = 12;

  /** Memtables count against it too: what they leave is for blocks, and a miss costs a read. */
  private static final long CACHE_BYTES = 128L << 20;

  /**
   * Filters and indexes are cut into blocks of this size. Whole, they grow to a megabyte and more
   * for each file; two of them in one shard of the cache then push each other out, and every get
   * that only needs a filter reads and unpacks all of it: 550 instead of 20 microseconds for an
   * insert.
   */
  private static final int METADATA_BLOCK_BYTES = 8 << 10;

  private static final long MEMTABLE_BYTES = 48L << 20;

  /** Readable by every RocksDB from 8.6 on. */
  private static final int FORMAT_VERSION = 6;

  private final Natives natives;
  private final Cache cache;
  private final BlockBasedTableConfig blocks;

  RocksSettings(Natives natives) {
    this.natives = natives;
    this.cache = natives.own(new LRUCache(CACHE_BYTES));
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

  DBOptions database() {
    WriteBufferManager memtables = natives.own(new WriteBufferManager(MEMTABLE_BYTES, cache));
    return natives
        .own(new DBOptions())
        .setCreateIfMissing(true)
        .setCreateMissingColumnFamilies(true)
        .setWriteBufferManager(memtables)
        .setMaxBackgroundJobs(2)
        .setMaxTotalWalSize(64L << 20)
        .setMaxOpenFiles(256)
        .setStatsDumpPeriodSec(0)
        .setInfoLogLevel(InfoLogLevel.WARN_LEVEL)
        .setKeepLogFileNum(2)
        .setMaxLogFileSize(1 << 20)
        .setBytesPerSync(1 << 20)
        .setWalRecoveryMode(WALRecoveryMode.PointInTimeRecovery);
  }

  /** Small memtables: each update leaves its old version there, and scans step over them. */
  ColumnFamilyOptions rows() {
    return catalogue()
        .useFixedLengthPrefixExtractor(PREFIX_LENGTH)
        .setMemtablePrefixBloomSizeRatio(0.05)
        .setMemtableWholeKeyFiltering(true)
        .setWriteBufferSize(16L << 20)
        .setMaxWriteBufferNumber(3);
  }

  ColumnFamilyOptions catalogue() {
    return natives
        .own(new ColumnFamilyOptions())
        .setTableFormatConfig(blocks)
        .setCompressionType(CompressionType.LZ4_COMPRESSION)
        .setLevelCompactionDynamicLevelBytes(true);
  }
}
