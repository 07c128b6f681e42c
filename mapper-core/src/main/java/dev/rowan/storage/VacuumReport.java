package dev.rowan.storage;

import java.time.Duration;

/**
 * What one vacuum did.
 *
 * @param tables how many tables it looked through
 * @param rowsScanned rows that it looked at
 * @param rowsRewritten rows of which some cells went
 * @param rowsRemoved rows that went as a whole; readers did not see them any more
 * @param deletionsRemoved deletions of ranges and of partitions of which the record went
 * @param took how long it took
 */
public record VacuumReport(
    int tables,
    long rowsScanned,
    long rowsRewritten,
    long rowsRemoved,
    long deletionsRemoved,
    Duration took) {}
