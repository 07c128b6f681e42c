package dev.rowan.storage;

/**
 * What a store has on disk, in bytes; all 0 for a store on the heap.
 *
 * @param rows files of rows
 * @param log the log of recent writes
 * @param pendingCompaction about how much is still to be rewritten in the background
 */
public record DiskStats(long rows, long log, long pendingCompaction) {}
