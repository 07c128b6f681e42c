package dev.rowan.spi.store;

import org.jspecify.annotations.Nullable;

/**
 * The progress of the background vacuum; counts since the store was opened.
 * <!-- tag: vacuum-so-far -->
 *
 * <pre>{@code
 * VacuumStats vacuum = rowan.storage().stats().vacuum();
 * if (vacuum.tablesDue() > 0) {
 *   log.info("{} tables are due, {} rows are gone", vacuum.tablesDue(), vacuum.rowsRemoved());
 * }
 * }</pre>
 *
 * @param table the table that is being scanned, or null
 * @param tablesDue tables with data that can be removed now
 * @param rowsScanned the number of scanned rows
 * @param rowsRewritten rows from which some cells were removed
 * @param rowsRemoved rows that were removed as a whole
 * @param deletionsRemoved range tombstones and partition tombstones that were removed
 */
public record VacuumStats(
    @Nullable String table,
    int tablesDue,
    long rowsScanned,
    long rowsRewritten,
    long rowsRemoved,
    long deletionsRemoved) {}
