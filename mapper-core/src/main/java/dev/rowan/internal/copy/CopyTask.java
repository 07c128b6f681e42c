package dev.rowan.internal.copy;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A change of a row that has to be propagated to the rows that copy from it.
 *
 * @param source the table of the row
 * @param key the key of the row, as text
 * @param link the name of the copying columns
 * @param id of this change
 * @param noted when the task was recorded
 * @param heldUntil until when the process that executes the task owns it without another update
 * @param position how far it is; null at the start
 * @param done how many rows are before that position
 */
record CopyTask(
    String source,
    String key,
    String link,
    UUID id,
    Instant noted,
    Instant heldUntil,
    @Nullable String position,
    long done) {
  CopyTask at(@Nullable String newPosition, long newDone, Instant newHeldUntil) {
    return new CopyTask(source, key, link, id, noted, newHeldUntil, newPosition, newDone);
  }
}
