package dev.rowan.spi.store;

/**
 * The activity since the store was opened. The counters are read one after another while the store
 * is in use, so they may not be consistent with each other.
 * <!-- tag: figures -->
 *
 * <pre>{@code
 * StorageStats stats = rowan.storage().stats();
 * log.info(
 *     "{} batches, {} rows read", stats.activity().batches(), stats.activity().rowsScanned());
 * StorageHealth health = rowan.storage().health();
 * if (health.status() != StorageHealth.Status.OK) {
 *   health.reasons().forEach(reason -> log.warn(reason.text()));
 * }
 * }</pre>
 *
 * @param reads requested pages and single rows
 * @param rowsScanned rows that were read to answer the requests
 * @param deadRowsSkipped rows that were skipped because they were deleted or expired but not yet
 *     removed
 * @param batches applied batches
 * @param changes keys that the batches wrote or removed, index entries included
 * @param bytesWritten bytes of keys and values in the batches
 * @param conditionsMet batches whose conditions held
 * @param conditionsNotMet batches that were not applied because a condition failed
 * @param lockWaits the number of times that a batch waited for another one
 */
public record Activity(
    long reads,
    long rowsScanned,
    long deadRowsSkipped,
    long batches,
    long changes,
    long bytesWritten,
    long conditionsMet,
    long conditionsNotMet,
    long lockWaits) {}
