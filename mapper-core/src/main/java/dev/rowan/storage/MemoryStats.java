package dev.rowan.storage;

/**
 * The memory outside of the Java heap that a store uses, in bytes; all 0 for a store on the heap.
 *
 * @param limit what the option {@code memory} allows in all
 * @param cacheUsed what is in the cache: blocks of files, their filters and indexes, and a charge
 *     for memtables
 * @param cacheCapacity how much the cache takes
 * @param memtables written rows that are not in files yet
 * @param tableReaders what open files need beside the cache
 */
public record MemoryStats(
    long limit, long cacheUsed, long cacheCapacity, long memtables, long tableReaders) {}
