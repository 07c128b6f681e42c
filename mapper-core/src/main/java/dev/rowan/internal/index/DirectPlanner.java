package dev.rowan.internal.index;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import java.util.List;

/**
 * Plans the mutations that need no stages: the engine maintains the derived tables itself, or the
 * mutation changes no derived table. The plan is the mutation.
 */
public final class DirectPlanner implements Planner {
  private final Consequences maintenance;

  /** Plans mutations of an entity with these tables. */
  public DirectPlanner(EntityTables tables) {
    this.maintenance =
        tables.isEngineMaintained() ? IndexMaintainer.of(tables.maintained()) : Consequences.NONE;
  }

  @Override
  public boolean needsState(Mutation mutation) {
    return false;
  }

  /** Returns a mutation with what the engine derives from it. */
  public Change change(Mutation mutation) {
    return new Change(mutation, maintenance);
  }

  @Override
  public WritePlan plan(RowState state, Mutation mutation, WriteStamp stamp, CallOptions options) {
    return WritePlan.direct(new MutationSet(List.of(change(mutation)), stamp.timestamp(), options));
  }
}
