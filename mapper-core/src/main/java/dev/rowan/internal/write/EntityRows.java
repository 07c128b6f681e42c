package dev.rowan.internal.write;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.index.DirectPlanner;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Planner;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one entity as write paths see them: the tables, the planner, and the reader of single
 * rows. Thread-safe.
 */
public final class EntityRows {
  private final EntityTables tables;
  private final Planner planner;
  private final DirectPlanner direct;
  private final RowReader reader;
  private final TableSchema stored;
  private final @Nullable Guardrails inserts;

  EntityRows(Backend backend, EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.direct = new DirectPlanner(tables);
    this.planner = Planner.of(tables, markerTtl);
    this.reader = new RowReader(backend, tables);
    this.stored = backend.underStoredName(tables.declared());
    this.inserts =
        GuardedBackend.guardrailsOf(backend)
            .filter(guardrails -> guardrails.expects(stored))
            .orElse(null);
  }

  /**
   * Counts the row that a call inserts, if the model states how many rows a day has: once for a
   * call, however many attempts it needs, and not if its condition does not hold.
   *
   * @return completes as {@code written} does
   */
  CompletionStage<WriteOutcome> counted(Mutation mutation, CompletionStage<WriteOutcome> written) {
    Guardrails guardrails = inserts;
    return guardrails != null && mutation instanceof Upsert upsert && upsert.marker()
        ? written.thenApply(
            outcome -> {
              if (outcome.applied()) {
                guardrails.inserted(stored, upsert.row());
              }
              return outcome;
            })
        : written;
  }

  /** Returns the tables of the entity. */
  public EntityTables tables() {
    return tables;
  }

  /**
   * Checks that a mutation can be part of a batch.
   *
   * @throws UnsupportedByBackendException if it has a condition, or deletes a range of rows with
   *     entries
   * @throws RejectedInputException if it has a timestamp, and the client orders the entries by its
   *     own timestamps
   */
  public void require(Mutation mutation, OptionalLong timestamp) {
    String table = tables.declared().name();
    if (mutation.condition() != Condition.NONE) {
      throw new UnsupportedByBackendException(
          ErrorCode.CONDITION_NEEDS_SERIAL,
          Map.of("table", table, "maintain", tables.maintenance().name()),
          null);
    }
    if (mutation instanceof DeleteRange && tables.maintenance().isOfClient()) {
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("table", table, "needed", "a range of rows with indexes, deleted as one"),
          null);
    }
    if (timestamp.isPresent() && tables.isVersioned()) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of(
              "table",
              table,
              "options",
              "a timestamp, and indexes whose entries are ordered by the mapper's"),
          null);
    }
  }

  /** Returns the planner of the mutations that change derived tables. */
  Planner planner() {
    return planner;
  }

  /** Returns the reader of single rows. */
  public RowReader reader() {
    return reader;
  }

  /**
   * Returns whether this client has to maintain derived tables for a mutation. Deletions of ranges
   * and writes of static columns alone have no entries.
   */
  boolean isPlanned(Mutation mutation) {
    return tables.maintenance().isOfClient()
        && !(mutation instanceof DeleteRange)
        && !(mutation instanceof Upsert upsert && upsert.table().isStaticOnly(upsert.row()));
  }

  /** Returns whether the plan of a mutation depends on the row before it. */
  boolean needsState(Mutation mutation) {
    return isPlanned(mutation) && planner.needsState(mutation);
  }

  /** Reads the row that a mutation writes or deletes. */
  CompletionStage<RowState> state(Mutation mutation, CallOptions options) {
    return reader.read(keyOf(mutation), options).thenApply(RowReader.Found::state);
  }

  /** Returns the plan of a mutation; see {@link Planner#plan}. */
  public WritePlan plan(RowState state, Mutation mutation, WriteStamp stamp, CallOptions options) {
    return (isPlanned(mutation) ? planner : direct).plan(state, mutation, stamp, options);
  }

  /** Returns the set that is the whole plan of a mutation for which the engine does the rest. */
  MutationSet direct(Mutation mutation, OptionalLong timestamp, CallOptions options) {
    return direct.commit(mutation, timestamp, options);
  }

  /** Returns a mutation with what the engine derives from it. */
  Change change(Mutation mutation) {
    return direct.change(mutation);
  }

  /** Returns the hash of the key of the row that a mutation writes or deletes. */
  int hash(Mutation mutation) {
    Row key = keyOf(mutation);
    int hash = 1;
    for (int i = 0; i < tables.declared().keySize(); i++) {
      Object value = key.get(i);
      hash = 31 * hash + (value == null ? 0 : value.hashCode());
    }
    return hash;
  }

  private static Row keyOf(Mutation mutation) {
    return mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
  }
}
