package dev.rowan.bench;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
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
 * The rival: the same rows and entries, written to RocksDB directly. Keys and values are as short
 * as the task allows, and the options are those of the embedded store.
 */
final class RawStore implements MovingStore {
  static {
    RocksDB.loadLibrary(); // The option classes do not load the library.
  }

  private static final int READING = 0;
  private static final int BY_KIND = 1;
  private static final int BY_PLACE = 2;
  private static final int SETTING = 3;
  private static final int GAUGE = 4;
  private static final int GAUGE_BY_KIND = 5;
  private static final int GAUGE_BY_PLACE = 6;
  private static final int CHUNK = 7;
  private static final int METERING = 8;
  private static final long SECONDS_OF_A_DAY = 86_400;

  private final Cache cache = new LRUCache(128L << 20);
  private final WriteBufferManager buffers = new WriteBufferManager(48L << 20, cache);
  private final Options options;
  private final RocksDB database;
  private final WriteOptions writes = new WriteOptions();
  private final ReadOptions reads = new ReadOptions().setPrefixSameAsStart(true);
  private final ReentrantLock changes = new ReentrantLock();

  RawStore(Path directory) {
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
    try {
      database = RocksDB.open(options, directory.toString());
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void saveIndexed(long number) {
    try (WriteBatch batch = new WriteBatch()) {
      batch.put(rowKey(READING, number), value(number));
      batch.put(entryKey(BY_KIND, SampleReadings.kind(number), number), new byte[1]);
      batch.put(entryKey(BY_PLACE, SampleReadings.place(number), number), new byte[1]);
      database.write(writes, batch);
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void saveSingle(long number) {
    try {
      database.put(writes, rowKey(SETTING, number), value(number));
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Writes a chunk of a large value. */
  void saveChunk(long number, byte[] chunk) {
    try {
      database.put(writes, rowKey(CHUNK, number), chunk);
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads a chunk of a large value. */
  byte[] chunk(long number) {
    try {
      return database.get(reads, rowKey(CHUNK, number));
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Decodes the value and encodes it again; the lock serializes two changes of a row. */
  @Override
  public void change(long number) {
    byte[] key = rowKey(SETTING, number);
    byte[] payload = SampleReadings.otherPayload(number).getBytes(StandardCharsets.UTF_8);
    changes.lock();
    try {
      ByteBuffer old = ByteBuffer.wrap(database.get(reads, key)).position(Long.BYTES);
      byte[] kind = part(old);
      byte[] place = part(old);
      database.put(writes, key, value(kind, place, payload));
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    } finally {
      changes.unlock();
    }
  }

  @Override
  public void saveGauge(long number) {
    try (WriteBatch batch = new WriteBatch()) {
      byte[] place = SampleReadings.place(number).getBytes(StandardCharsets.UTF_8);
      batch.put(rowKey(GAUGE, number), value(number));
      batch.put(entryKey(GAUGE_BY_KIND, SampleReadings.kind(number), number), place);
      batch.put(entryKey(GAUGE_BY_PLACE, SampleReadings.place(number), number), new byte[1]);
      database.write(writes, batch);
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  /** One get, and one batch of four keys. */
  @Override
  public void move(long number, long other) {
    byte[] key = rowKey(GAUGE, number);
    String place = SampleReadings.place(other);
    byte[] placeBytes = place.getBytes(StandardCharsets.UTF_8);
    changes.lock();
    try (WriteBatch batch = new WriteBatch()) {
      ByteBuffer old = ByteBuffer.wrap(database.get(reads, key)).position(Long.BYTES);
      byte[] kind = part(old);
      String from = new String(part(old), StandardCharsets.UTF_8);
      byte[] payload = part(old);
      batch.put(key, value(kind, placeBytes, payload));
      batch.put(
          entryKey(GAUGE_BY_KIND, new String(kind, StandardCharsets.UTF_8), number), placeBytes);
      if (!from.equals(place)) {
        batch.delete(entryKey(GAUGE_BY_PLACE, from, number));
      }
      batch.put(entryKey(GAUGE_BY_PLACE, place, number), new byte[1]);
      database.write(writes, batch);
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    } finally {
      changes.unlock();
    }
  }

  private static byte[] part(ByteBuffer value) {
    byte[] part = new byte[value.get()];
    value.get(part);
    return part;
  }

  @Override
  public byte @Nullable [] find(long number) {
    try {
      return database.get(reads, rowKey(READING, number));
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<byte[]> page(long sensor) {
    List<byte[]> found = new ArrayList<>(2 * SampleReadings.PER_SENSOR);
    byte[] prefix = prefix(READING, sensor);
    // No row is longer; copies are cheaper than arrays that native code allocates.
    byte[] buffer = new byte[512];
    try (RocksIterator iterator = database.newIterator(reads)) {
      for (iterator.seek(prefix);
          iterator.isValid() && found.size() < 2 * SampleReadings.PER_SENSOR;
          iterator.next()) {
        found.add(Arrays.copyOf(buffer, iterator.key(buffer)));
        found.add(Arrays.copyOf(buffer, iterator.value(buffer)));
      }
      iterator.status();
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
    return found;
  }

  @Override
  public void saveMetering(long number) {
    Metering row = SampleReadings.metering(number);
    byte[] note = row.note().getBytes(StandardCharsets.UTF_8);
    byte[] key =
        ByteBuffer.allocate(40)
            .put(dayPrefix(row.meter(), row.at().getEpochSecond() / SECONDS_OF_A_DAY))
            .putLong(~row.at().toEpochMilli())
            .putInt(row.phase())
            .array();
    byte[] value =
        ByteBuffer.allocate(12 + note.length)
            .putLong(System.nanoTime())
            .putInt(row.watts())
            .put(note)
            .array();
    try {
      database.put(writes, key, value);
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
  }

  /** One iterator, with a seek for each day. */
  @Override
  public List<byte[]> newest(long meter) {
    List<byte[]> found = new ArrayList<>(2 * SampleReadings.NEWEST);
    byte[] buffer = new byte[512];
    long day = System.currentTimeMillis() / 1_000 / SECONDS_OF_A_DAY;
    try (RocksIterator iterator = database.newIterator(reads)) {
      while (found.size() < 2 * SampleReadings.NEWEST) {
        for (iterator.seek(dayPrefix(meter, day));
            iterator.isValid() && found.size() < 2 * SampleReadings.NEWEST;
            iterator.next()) {
          found.add(Arrays.copyOf(buffer, iterator.key(buffer)));
          found.add(Arrays.copyOf(buffer, iterator.value(buffer)));
        }
        iterator.status();
        day--;
      }
    } catch (RocksDBException e) {
      throw new IllegalStateException(e);
    }
    return found;
  }

  private static byte[] dayPrefix(long meter, long day) {
    return ByteBuffer.allocate(28)
        .putInt(METERING)
        .putLong(meter * 0x9E3779B97F4A7C15L + day * 0xC2B2AE3D27D4EB4FL)
        .putLong(meter)
        .putLong(day)
        .array();
  }

  private static byte[] prefix(int table, long sensor) {
    return ByteBuffer.allocate(20)
        .putInt(table)
        .putLong(sensor * 0x9E3779B97F4A7C15L)
        .putLong(sensor)
        .array();
  }

  private static byte[] rowKey(int table, long number) {
    return ByteBuffer.allocate(28)
        .put(prefix(table, SampleReadings.sensor(number)))
        .putLong(~SampleReadings.at(number))
        .array();
  }

  private static byte[] value(long number) {
    return value(
        SampleReadings.kind(number).getBytes(StandardCharsets.UTF_8),
        SampleReadings.place(number).getBytes(StandardCharsets.UTF_8),
        SampleReadings.payload(number).getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] value(byte[] kind, byte[] place, byte[] payload) {
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
        .putLong(~SampleReadings.at(number))
        .putLong(SampleReadings.sensor(number))
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
