package dev.rowan.spi.store;

/**
 * The disk usage of a store in bytes; all 0 for a store on the heap.
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
 * @param rows files of rows
 * @param log the log of recent writes
 * @param pendingCompaction the approximate number of bytes that compaction must still rewrite
 */
public record DiskStats(long rows, long log, long pendingCompaction) {}
