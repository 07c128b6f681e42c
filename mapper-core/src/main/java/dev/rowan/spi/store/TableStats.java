package dev.rowan.spi.store;

/**
 * The approximate size of a table.
 *
 * @param name the name of the table
 * @param id the number that identifies the table in stored keys; truncating the table changes it
 * @param keys the approximate number of rows and tombstones
 * @param bytes the approximate disk space; 0 for a store without files
 */
public record TableStats(String name, int id, long keys, long bytes) {}
