package dev.rowan.state;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What the store knows of an index.
 *
 * @param builder who builds it, or null if nobody does
 * @param heldUntil until when nobody else may; null if nobody builds
 * @param position up to where it is built, in the words of whoever builds; null at the start
 * @param done how many rows are behind that position
 */
public record IndexRecord(
    IndexState state,
    @Nullable UUID builder,
    @Nullable Instant heldUntil,
    @Nullable String position,
    long done) {
  /** An index of which nothing is built yet. */
  public static final IndexRecord UNBUILT = of(IndexState.WRITE_ONLY);

  /** Returns that an index is in a state, and nobody builds it. */
  public static IndexRecord of(IndexState state) {
    return new IndexRecord(state, null, null, null, 0);
  }

  /** Returns that somebody builds, as far as it is built. */
  public IndexRecord heldBy(UUID newBuilder, Instant until) {
    return new IndexRecord(state, newBuilder, until.truncatedTo(ChronoUnit.MILLIS), position, done);
  }

  /** Returns that it is built up to a position. */
  public IndexRecord at(@Nullable String newPosition, long newDone) {
    return new IndexRecord(state, builder, heldUntil, newPosition, newDone);
  }
}
