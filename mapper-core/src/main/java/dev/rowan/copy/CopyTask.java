package dev.rowan.copy;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A change of a row that is to be carried on to the rows that copy from it.
 *
 * @param source the table of the row
 * @param key the row's key, as text
 * @param link the name of what copies
 * @param id of this change
 * @param noted since when it is to be carried on
 * @param heldUntil until when whoever carries it on need not give a sign
 * @param position up to where it was carried on; null at the start
 * @param done how many rows are behind that position
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
