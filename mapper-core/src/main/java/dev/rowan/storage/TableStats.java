package dev.rowan.storage;

/**
 * What a table holds, roughly.
 *
 * @param name the table's name
 * @param id what stands for the table in stored keys; another one after it was truncated
 * @param keys about how many rows and records of deletions it has
 * @param bytes about how much space they take on disk; 0 where there is none
 */
public record TableStats(String name, int id, long keys, long bytes) {}
