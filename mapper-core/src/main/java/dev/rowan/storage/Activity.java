package dev.rowan.storage;

/**
 * What was done since the store was opened. Numbers are taken one after the other while others go
 * on.
 *
 * @param reads pages and single rows that were asked for
 * @param rowsScanned rows that were looked at to answer them
 * @param deadRowsSkipped those of them that were deleted or had expired, and not yet removed
 * @param units units that were written, each as one batch
 * @param changes keys that these batches wrote or removed, index entries included
 * @param bytesWritten keys and values in these batches
 * @param conditionsMet units whose conditions held
 * @param conditionsNotMet units whose conditions did not hold, so that nothing was written
 * @param lockWaits how often a unit waited for another one
 */
public record Activity(
    long reads,
    long rowsScanned,
    long deadRowsSkipped,
    long units,
    long changes,
    long bytesWritten,
    long conditionsMet,
    long conditionsNotMet,
    long lockWaits) {}
