package dev.rowan.storage;

import org.jspecify.annotations.Nullable;

/**
 * How far the removal of what is expired or deleted has come; numbers since the store was opened.
 *
 * @param table the table that is looked through now, or null
 * @param tablesDue tables that hold something which can be removed by now
 * @param rowsScanned rows that were looked at
 * @param rowsRewritten rows of which some cells went
 * @param rowsRemoved rows that went as a whole
 * @param deletionsRemoved deletions of ranges and of partitions of which the record went
 */
public record VacuumStats(
    @Nullable String table,
    int tablesDue,
    long rowsScanned,
    long rowsRewritten,
    long rowsRemoved,
    long deletionsRemoved) {}
