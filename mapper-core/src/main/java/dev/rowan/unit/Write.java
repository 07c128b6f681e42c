package dev.rowan.unit;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Mutation;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A write that a method of a DAO has planned and nobody has made: {@link dev.rowan.Rowan#commit}
 * makes it, as one unit with others. Until then nothing is read or written, and one that is never
 * committed leaves no trace.
 *
 * <p>It says what its arguments said when the method was called; changing them later changes
 * nothing. It may be committed again, which is another write of the same at a later time. A value,
 * though two of the same content are not equal. Immutable and thread-safe.
 * <!-- tag: commit -->
 *
 * <pre>{@code
 * rowan.commit(
 *     cards.moving(id, "home", "done"), // moves the entry of cards_by_lane
 *     moves.noting(new Move("home", now, id, "done")));
 * }</pre>
 */
public final class Write {
  private final UnitEntity entity;
  private final @Nullable Mutation mutation;
  private final OptionalLong timestamp;
  private final CallOptions options;

  Write(
      UnitEntity entity, @Nullable Mutation mutation, OptionalLong timestamp, CallOptions options) {
    this.entity = entity;
    this.mutation = mutation;
    this.timestamp = timestamp;
    this.options = options;
  }

  UnitEntity entity() {
    return entity;
  }

  /** Returns what is to be written; null where nothing changes. */
  @Nullable Mutation mutation() {
    return mutation;
  }

  OptionalLong timestamp() {
    return timestamp;
  }

  CallOptions options() {
    return options;
  }

  /** Returns the table; never the values, which may be private. */
  @Override
  public String toString() {
    return "write of " + entity.table();
  }
}
