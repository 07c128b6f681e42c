package dev.rowan.bulk;

/**
 * How far a bulk save has come.
 *
 * @param saved how many entities are stored
 * @param leading how many entities from the beginning of the source are all stored: {@link
 *     BulkSave#skipping skipping} them, another save goes on from there; those that were skipped
 *     count
 * @param failed how many entities could not be stored, or may not have been
 */
public record BulkProgress(long saved, long leading, long failed) {}
