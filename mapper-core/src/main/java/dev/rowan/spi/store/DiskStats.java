package dev.rowan.spi.store;

/**
 * The disk usage of a store in bytes; all 0 for a store on the heap.
 *
 * @param rows files of rows
 * @param log the log of recent writes
 * @param pendingCompaction the approximate number of bytes that compaction must still rewrite
 */
public record DiskStats(long rows, long log, long pendingCompaction) {}
