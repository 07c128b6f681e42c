package dev.rowan.spi.store;

/**
 * The native memory of a store in bytes, outside the Java heap; all 0 for a store on the heap.
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
