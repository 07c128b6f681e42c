package dev.rowan.internal.batch;

import dev.rowan.dao.Write;
import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The one implementation of {@link Write}. Immutable and thread-safe.
 *
 * @param entity the entity of the row
 * @param mutation what to write; null if nothing changes
 * @param timestamp microseconds since 1970; empty for now
 * @param callback what runs after the batch; null for nothing
 */
record DeferredWrite(
    BatchEntity entity,
    @Nullable Mutation mutation,
    OptionalLong timestamp,
    CallOptions options,
    @Nullable Runnable callback)
    implements Write {

  EntityRows rows() {
    return entity.rows();
  }

  /** Returns what runs before and after the write; the last one is the outermost. */
  List<WriteHook> hooks() {
    return entity.hooks();
  }

  String table() {
    return entity.table();
  }

  boolean isConditional() {
    return mutation != null && mutation.condition() != Condition.NONE;
  }

  /** Returns whether this is the same object: writes have no equality of content. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  /** Returns the table; never values, which may be private. */
  @Override
  public String toString() {
    return "write of " + table();
  }
}
