package dev.rowan.internal.state;

import dev.rowan.spi.store.IndexState;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The stored state of an index.
 *
 * @param builder the job that builds the index, or null if none does
 * @param heldUntil until when no other job may build it; null if none builds it
 * @param position how far it is built, in a format of the builder; null at the start
 * @param done how many rows are before that position
 */
public record IndexRecord(
    IndexState state,
    @Nullable UUID builder,
    @Nullable Instant heldUntil,
    @Nullable String position,
    long done) {
  /** An index without any built entry. */
  public static final IndexRecord UNBUILT = of(IndexState.WRITE_ONLY);

  /** Returns the record of an index in a state that no job builds. */
  public static IndexRecord of(IndexState state) {
    return new IndexRecord(state, null, null, null, 0);
  }

  /** Returns the same record, held by a builder. */
  public IndexRecord heldBy(UUID newBuilder, Instant until) {
    return new IndexRecord(state, newBuilder, until.truncatedTo(ChronoUnit.MILLIS), position, done);
  }

  /** Returns the same record, built up to a position. */
  public IndexRecord at(@Nullable String newPosition, long newDone) {
    return new IndexRecord(state, builder, heldUntil, newPosition, newDone);
  }
}
