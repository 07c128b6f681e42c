package dev.rowan.bench;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rocksdb.BlockBasedTableConfig;
import org.rocksdb.BloomFilter;
import org.rocksdb.Cache;
import org.rocksdb.CompressionType;
import org.rocksdb.IndexType;
import org.rocksdb.LRUCache;
import org.rocksdb.Options;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteBufferManager;
import org.rocksdb.WriteOptions;

/**
 * The rival: the same rows and entries put into RocksDB by hand, with nothing around it. Keys and
 * values are as short as the job allows, and the options are those of the embedded store.
 */
final class RawStore implements AutoCloseable {
  static {
    RocksDB.loadLibrary(); // the classes of the options do not load it
  }

  private final Cache cache = new LRUCache(128L << 20);
  private final WriteBufferManager buffers = new WriteBufferManager(48L << 20, cache);
  private final Options options;
  private final RocksDB database;
  private final WriteOptions writes = new WriteOptions();
  private final ReadOptions reads = new ReadOptions().setPrefixSameAsStart(true);

  RawStore(Path directory) throws RocksDBException {
    options =
        new Options()
            .setCreateIfMissing(true)
            .setCompressionType(CompressionType.LZ4_COMPRESSION)
            .useFixedLengthPrefixExtractor(12)
            .setMemtablePrefixBloomSizeRatio(0.05)
            .setMemtableWholeKeyFiltering(true)
            .setWriteBufferSize(16L << 20)
            .setMaxWriteBufferNumber(3)
            .setLevelCompactionDynamicLevelBytes(true)
            .setWriteBufferManager(buffers)
            .setMaxBackgroundJobs(2)
            .setTableFormatConfig(
                new BlockBasedTableConfig()
                    .setBlockCache(cache)
                    .setBlockSize(8 << 10)
                    .setFilterPolicy(new BloomFilter(10))
                    .setFormatVersion(6)
                    .setIndexType(IndexType.kTwoLevelIndexSearch)
                    .setPartitionFilters(true)
                    .setMetadataBlockSize(8 << 10)
                    .setCacheIndexAndFilterBlocks(true)
                    .setPinTopLevelIndexAndFilter(true)
                    .setPinL0FilterAndIndexBlocksInCache(true));
    database = RocksDB.open(options, directory.toString());
  }

  void save(long number) throws RocksDBException {
    try (WriteBatch batch = new WriteBatch()) {
      batch.put(rowKey(number), value(number));
      batch.put(entryKey(1, Readout.kind(number), number), new byte[1]);
      batch.put(entryKey(2, Readout.place(number), number), new byte[1]);
      database.write(writes, batch);
    }
  }

  byte @Nullable [] find(long number) throws RocksDBException {
    return database.get(reads, rowKey(number));
  }

  List<byte[]> of(long sensor, int limit) throws RocksDBException {
    List<byte[]> found = new ArrayList<>(limit);
    byte[] prefix = prefix(sensor);
    try (RocksIterator iterator = database.newIterator(reads)) {
      for (iterator.seek(prefix); iterator.isValid() && found.size() < limit; iterator.next()) {
        found.add(iterator.key());
        found.add(iterator.value());
      }
      iterator.status();
    }
    return found;
  }

  private static byte[] prefix(long sensor) {
    return ByteBuffer.allocate(20)
        .putInt(0)
        .putLong(sensor * 0x9E3779B97F4A7C15L)
        .putLong(sensor)
        .array();
  }

  private static byte[] rowKey(long number) {
    return ByteBuffer.allocate(28)
        .put(prefix(Readout.sensor(number)))
        .putLong(~Readout.at(number))
        .array();
  }

  private static byte[] value(long number) {
    byte[] kind = Readout.kind(number).getBytes(StandardCharsets.UTF_8);
    byte[] place = Readout.place(number).getBytes(StandardCharsets.UTF_8);
    byte[] payload = Readout.payload(number).getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(8 + 3 + kind.length + place.length + payload.length)
        .putLong(System.nanoTime())
        .put((byte) kind.length)
        .put(kind)
        .put((byte) place.length)
        .put(place)
        .put((byte) payload.length)
        .put(payload)
        .array();
  }

  private static byte[] entryKey(int table, String partition, long number) {
    byte[] name = partition.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(4 + 8 + name.length + 16)
        .putInt(table)
        .putLong(partition.hashCode() * 0x9E3779B97F4A7C15L)
        .put(name)
        .putLong(~Readout.at(number))
        .putLong(Readout.sensor(number))
        .array();
  }

  @Override
  public void close() {
    reads.close();
    writes.close();
    database.close();
    options.close();
    buffers.close();
    cache.close();
  }
}
