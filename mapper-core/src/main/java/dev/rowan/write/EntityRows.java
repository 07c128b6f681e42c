package dev.rowan.write;

import dev.rowan.annotation.Maintain;
import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.DeleteRange;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.upkeep.BlindPlanner;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.RowState;
import dev.rowan.upkeep.StagedPlanner;
import dev.rowan.upkeep.Upkeep;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.Row;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * How rows of one entity are written in units, where the later of two writers wins: by the backend
 * under its own lock, by a plan, or as they are, because nothing that the mapper keeps follows from
 * them. Thread-safe.
 */
public final class EntityRows {
  private final EntityTables tables;
  private final Consequences upkeep;
  private final @Nullable Planner planner;
  private final RowReader reader;

  /** What tells the stages of a change. */
  private interface Planner {
    boolean needsState(Mutation mutation);

    WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions options);
  }

  EntityRows(Backend backend, EntityTables tables, int markerTtl) {
    this.tables = tables;
    this.upkeep = tables.isIsolated() ? Upkeep.of(tables.followers()) : Consequences.NONE;
    this.planner = planner(tables, markerTtl);
    this.reader = new RowReader(backend, tables);
  }

  private static @Nullable Planner planner(EntityTables tables, int markerTtl) {
    Maintain protocol = tables.protocol();
    if (protocol == null || protocol == Maintain.SERIAL) {
      return null;
    }
    if (!tables.isVersioned()) {
      BlindPlanner blind = new BlindPlanner(tables);
      return new Planner() {
        @Override
        public boolean needsState(Mutation mutation) {
          return blind.needsState(mutation);
        }

        @Override
        public WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions how) {
          return blind.plan(state, mutation, timestamp, how);
        }
      };
    }
    StagedPlanner staged = new StagedPlanner(tables, markerTtl);
    return new Planner() {
      @Override
      public boolean needsState(Mutation mutation) {
        return staged.needsState(mutation);
      }

      @Override
      public WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions how) {
        return staged.plan(state, mutation, timestamp, how);
      }
    };
  }

  /** Returns the tables of the entity. */
  public EntityTables tables() {
    return tables;
  }

  /**
   * Checks that a mutation can be one of a unit.
   *
   * @throws UnsupportedByBackend if it has a condition, or is of a range of rows that each have
   *     entries
   * @throws RejectedInput if it has a timestamp, and entries are ordered by the mapper's
   */
  public void require(Mutation mutation, OptionalLong timestamp) {
    String table = tables.declared().name();
    if (mutation.condition() != Condition.NONE) {
      throw new UnsupportedByBackend(
          ErrorCode.CONDITION_NEEDS_SERIAL,
          Map.of("table", table, "maintain", String.valueOf(tables.protocol())),
          null);
    }
    if (mutation instanceof DeleteRange && tables.protocol() != null) {
      throw new UnsupportedByBackend(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("table", table, "needed", "a range of rows with indexes, deleted as one"),
          null);
    }
    if (timestamp.isPresent() && tables.isVersioned()) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of(
              "table",
              table,
              "options",
              "a timestamp, and indexes whose entries are ordered by the mapper's"),
          null);
    }
  }

  /** Returns whether a mutation is carried out by a plan of the mapper's. */
  boolean isPlanned(Mutation mutation) {
    return planner != null
        && !(mutation instanceof DeleteRange)
        && !(mutation instanceof Upsert upsert && upsert.row().isStaticOnly(upsert.table()));
  }

  /** Returns whether a planned mutation has to know the row before. */
  boolean needsState(Mutation mutation) {
    return planner != null && planner.needsState(mutation);
  }

  /** Reads the row that a mutation of one row is about. */
  CompletionStage<RowState> state(Mutation mutation, CallOptions options) {
    return reader.read(keyOf(mutation), options).thenApply(RowReader.Found::state);
  }

  /** Returns the stages of a planned mutation. */
  WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions options) {
    if (planner == null) {
      throw new IllegalStateException(tables.declared() + " is not written by plans");
    }
    return planner.plan(state, mutation, timestamp, options);
  }

  /** Returns a mutation that no plan carries out, as the backend takes it. */
  Change change(Mutation mutation) {
    return new Change(mutation, upkeep);
  }

  /** Returns by what a clock tells the row of a mutation from others. */
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
