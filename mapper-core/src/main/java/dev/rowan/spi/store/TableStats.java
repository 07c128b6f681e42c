package dev.rowan.spi.store;

/**
 * The approximate size of a table.
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
 * @param name the name of the table
 * @param id the number that identifies the table in stored keys; truncating the table changes it
 * @param keys the approximate number of rows and tombstones
 * @param bytes the approximate disk space; 0 for a store without files
 */
public record TableStats(String name, int id, long keys, long bytes) {}
