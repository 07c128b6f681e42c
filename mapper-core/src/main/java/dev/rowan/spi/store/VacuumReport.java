package dev.rowan.spi.store;

import java.time.Duration;

/**
 * The result of one vacuum.
 * <!-- tag: vacuum -->
 *
 * <pre>{@code
 * VacuumReport report = rowan.storage().vacuum();
 * log.info("{} rows removed in {}", report.rowsRemoved(), report.took());
 * }</pre>
 *
 * @param tables the number of scanned tables
 * @param rowsScanned the number of scanned rows
 * @param rowsRewritten rows from which some cells were removed
 * @param rowsRemoved rows that were removed as a whole; reads did not return them before
 * @param deletionsRemoved range tombstones and partition tombstones that were removed
 * @param took the duration
 */
public record VacuumReport(
    int tables,
    long rowsScanned,
    long rowsRewritten,
    long rowsRemoved,
    long deletionsRemoved,
    Duration took) {}
