package dev.rowan.internal.index.model;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.Planner;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * The planners of production as the model calls them. What is weakened on purpose stands between
 * the model and this.
 */
interface Planning {
  int MARKER_TTL = 864_000;

  EntityTables tables();

  /** Returns whether a change must know the row before. */
  boolean needsState(Mutation mutation);

  /** Returns the plan of a change. */
  WritePlan plan(RowState state, Mutation mutation, long timestamp, UUID attempt);

  /** Returns what an attempt that lost takes back. */
  List<MutationSet> takeBack(RowState read, Mutation mutation, long version, RowState current);

  /** Returns what a reader does about an entry beside its row; {@code now} is what no one uses. */
  Optional<MutationSet> repair(DerivedTable derived, Row entry, RowState state, long now);

  /** Returns the planner that production takes for these tables. */
  static Planning of(EntityTables tables) {
    return new Production(tables, Planner.of(tables, MARKER_TTL));
  }

  /** The planner and the {@link EntryRepair} of production. */
  record Production(EntityTables tables, Planner planner) implements Planning {
    @Override
    public boolean needsState(Mutation mutation) {
      return planner.needsState(mutation);
    }

    @Override
    public WritePlan plan(RowState state, Mutation mutation, long timestamp, UUID attempt) {
      return planner.plan(state, mutation, WriteStamp.of(timestamp, attempt), CallOptions.NONE);
    }

    @Override
    public List<MutationSet> takeBack(
        RowState read, Mutation mutation, long version, RowState current) {
      return planner.takeBack(read, mutation, version, current, CallOptions.NONE);
    }

    @Override
    public Optional<MutationSet> repair(DerivedTable derived, Row entry, RowState state, long now) {
      return new EntryRepair(tables).of(derived, entry, state, CallOptions.NONE);
    }
  }
}
