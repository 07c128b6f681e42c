package dev.rowan.maintenance;

import org.jspecify.annotations.Nullable;

/**
 * How far a job is.
 *
 * @param table whose rows or entries are being looked at
 * @param rows how many rows and entries were looked at by this run, each counted once
 * @param share of the whole job that is done, by tokens, from 0 to 1; never goes back
 * @param position where another run can go on, with all before it done; null for the start, where a
 *     run stands as long as it compares sums
 */
public record MaintenanceProgress(
    String table, long rows, double share, @Nullable String position) {}
