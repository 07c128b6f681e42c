package dev.rowan.internal.batch;

import dev.rowan.dao.Write;
import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.Writers;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The one implementation of {@link Write}. Immutable and thread-safe.
 *
 * @param store the writers of the open store that the write belongs to
 * @param rows the rows of the entity
 * @param hooks what runs before and after writes of the entity; the last one is the outermost
 * @param mutation what to write; null if nothing changes
 * @param timestamp microseconds since 1970; empty for now
 * @param callback what runs after the batch; null for nothing
 */
record DeferredWrite(
    Writers store,
    EntityRows rows,
    List<WriteHook> hooks,
    @Nullable Mutation mutation,
    OptionalLong timestamp,
    CallOptions options,
    @Nullable Runnable callback)
    implements Write {

  String table() {
    return rows.tables().declared().name();
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
