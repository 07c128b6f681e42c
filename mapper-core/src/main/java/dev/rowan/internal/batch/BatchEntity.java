package dev.rowan.internal.batch;

import dev.rowan.annotation.Maintain;
import dev.rowan.dao.Write;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.Writers;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.schema.DerivedTable;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Creates the writes of one entity that a batch executes later. Thread-safe. */
public final class BatchEntity {
  private final Writers store;
  private final EntityRows rows;
  private final List<WriteHook> hooks;
  private final boolean hasCopies;
  private final @Nullable String obstacle;

  BatchEntity(Writers store, EntityMapping<?> mapping, EntityRows rows, List<WriteHook> hooks) {
    this.store = store;
    this.rows = rows;
    this.hooks = hooks;
    this.hasCopies = Copies.isInvolved(mapping);
    this.obstacle = obstacle(mapping);
  }

  /** Returns what no batch of several rows supports: counters, and writes with a condition. */
  private static @Nullable String obstacle(EntityMapping<?> mapping) {
    if (mapping.table().hasCounters()) {
      return "counters";
    }
    for (DerivedTable derived : mapping.derived()) {
      if (derived.isUnique()) {
        return "unique values";
      }
      if (derived.maintain() == Maintain.SERIAL) {
        return "SERIAL indexes";
      }
    }
    return null;
  }

  /**
   * Returns a write that a batch can execute.
   *
   * @param mutation null if nothing changes
   * @param callback what runs after the batch; null for nothing
   * @throws UnsupportedByBackendException if no batch can execute it
   * @throws dev.rowan.error.RejectedInputException if its options contradict the mutation
   */
  public Write write(
      @Nullable Mutation mutation,
      OptionalLong timestamp,
      CallOptions options,
      @Nullable Runnable callback) {
    boolean range = mutation instanceof DeleteRange;
    String needed = obstacle != null ? obstacle : range && hasCopies ? "copies" : null;
    if (needed != null) {
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of(
              "table",
              rows.tables().declared().name(),
              "needed",
              needed + " in a batch with other rows"),
          null);
    }
    if (mutation != null) {
      rows.require(mutation, timestamp);
    }
    return new DeferredWrite(store, rows, hooks, before(mutation), timestamp, options, callback);
  }

  /** Rows that the same batch writes into a range that it deletes stay. */
  private static @Nullable Mutation before(@Nullable Mutation mutation) {
    return mutation instanceof DeleteRange range
        ? new DeleteRange(
            range.table(),
            range.partition(),
            range.slice(),
            TimestampOffset.ONE_MICROSECOND_EARLIER)
        : mutation;
  }
}
