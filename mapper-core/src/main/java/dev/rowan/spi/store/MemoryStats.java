package dev.rowan.spi.store;

/**
 * The native memory of a store in bytes, outside the Java heap; all 0 for a store on the heap.
 * <!-- tag: sizes -->
 *
 * <pre>{@code
 * StorageStats stats = rowan.storage().stats();
 * MemoryStats memory = stats.memory();
 * log.info("{} bytes not flushed, {} allowed", memory.memtables(), memory.limit());
 * DiskStats disk = stats.disk();
 * log.info("{} bytes of rows, {} of the log", disk.rows(), disk.log());
 * for (TableStats table : stats.tables()) {
 *   log.info("{}: about {} keys", table.name(), table.keys());
 * }
 * }</pre>
 *
 * @param limit the total that the option {@code memory} allows
 * @param cacheUsed the used part of the cache: blocks of files, their filters and indexes, and a
 *     share for memtables
 * @param cacheCapacity the capacity of the cache
 * @param memtables written rows that are not yet flushed to files
 * @param tableReaders memory of open files outside the cache
 */
public record MemoryStats(
    long limit, long cacheUsed, long cacheCapacity, long memtables, long tableReaders) {}
