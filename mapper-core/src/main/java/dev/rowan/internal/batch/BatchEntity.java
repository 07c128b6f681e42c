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
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Creates the writes of one entity that a batch executes later. Thread-safe. */
public final class BatchEntity {
  private final Writers store;
  private final EntityMapping<?> mapping;
  private final EntityRows rows;
  private final List<WriteHook> hooks;
  private final Function<Row, ?> reader;
  private final boolean hasCopies;
  private final @Nullable String obstacle;
  private final @Nullable String obstacleToConditions;

  BatchEntity(
      Writers store,
      EntityMapping<?> mapping,
      EntityRows rows,
      List<WriteHook> hooks,
      Function<Row, ?> reader) {
    this.store = store;
    this.mapping = mapping;
    this.rows = rows;
    this.hooks = List.copyOf(hooks);
    this.reader = reader;
    this.hasCopies = Copies.isInvolved(mapping);
    this.obstacle = obstacle(mapping);
    this.obstacleToConditions = obstacle != null ? obstacle : obstacleToConditions(mapping);
  }

  /** Returns the open store that the writes belong to. */
  Writers store() {
    return store;
  }

  EntityRows rows() {
    return rows;
  }

  /** Returns what runs before and after writes of the entity; the last one is the outermost. */
  List<WriteHook> hooks() {
    return hooks;
  }

  /** Returns the name of the table of the entity. */
  String table() {
    return rows.tables().declared().name();
  }

  /** Returns the class of the entity. */
  Class<?> type() {
    return mapping.type();
  }

  /** Returns the entity of a row, as a read returns it. */
  <E> E read(Class<E> entity, Row row) {
    return entity.cast(reader.apply(row));
  }

  /** Returns why no batch with a condition can write the entity; null if one can. */
  @Nullable String obstacleToConditions() {
    return obstacleToConditions;
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

  /** Returns what a write of the entity also changes outside the partition of its row. */
  private static @Nullable String obstacleToConditions(EntityMapping<?> mapping) {
    if (mapping.derived().stream().anyMatch(derived -> !derived.isView())) {
      return "indexes";
    }
    if (Copies.isInvolved(mapping)) {
      return "copies";
    }
    if (!mapping.rollups().isEmpty()) {
      return "roll-ups";
    }
    if (!mapping.chunked().isEmpty()) {
      return "large values";
    }
    if (!mapping.table().groups().isEmpty()) {
      return "column groups";
    }
    return mapping.rowLimit() == null ? null : "a row limit";
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
    boolean conditional = mutation != null && mutation.condition() != Condition.NONE;
    boolean range = mutation instanceof DeleteRange;
    String needed = conditional ? obstacleToConditions : obstacle;
    if (needed == null && range && hasCopies) {
      needed = "copies";
    }
    if (needed != null) {
      String where = conditional ? " and a condition in a batch" : " in a batch with other rows";
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("table", table(), "needed", needed + where),
          null);
    }
    if (mutation != null && !conditional) {
      rows.require(mutation, timestamp);
    }
    return new DeferredWrite(this, before(mutation), timestamp, options, callback);
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
