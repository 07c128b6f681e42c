package dev.rowan.operate.bulk;

/**
 * The progress of a bulk save.
 * <!-- tag: bulk-on -->
 *
 * <pre>{@code
 * long leading = result.progress().leading();
 * rowan.bulk(ReadingMapping.INSTANCE).skipping(leading).save(many).orThrow();
 * }</pre>
 *
 * @param saved the number of stored entities
 * @param leading the length of the prefix of the source whose entities are all stored, skipped
 *     entities included. Another save can {@linkplain BulkSave#skipping skip} that many
 * @param failed the number of entities that were not stored, or that may not be stored
 */
public record BulkProgress(long saved, long leading, long failed) {}
