package dev.rowan.internal.index;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import java.util.List;

/**
 * Plans the writes of one entity: turns one mutation into a {@link WritePlan} that also maintains
 * the derived tables. There is one planner for each way of index maintenance, and it is chosen once
 * per entity.
 *
 * <p>Planners are pure functions: the same arguments give the same plan. Thread-safe.
 */
public sealed interface Planner permits DirectPlanner, BlindPlanner, StagedPlanner, SerialPlanner {
  /**
   * Returns the planner of an entity with these tables.
   *
   * @param markerTtl for how many seconds the version of a deleted row is stored; at least as long
   *     as the clocks of writers differ
   */
  static Planner of(EntityTables tables, int markerTtl) {
    return switch (tables.maintenance()) {
      case NONE -> new DirectPlanner(tables);
      case BLIND -> new BlindPlanner(tables);
      case ATOMIC, VERIFIED -> new StagedPlanner(tables, markerTtl);
      case SERIAL -> new SerialPlanner(tables, markerTtl);
    };
  }

  /** Returns whether the plan of a mutation depends on the row before it. */
  boolean needsState(Mutation mutation);

  /**
   * Returns the plan of a mutation.
   *
   * @param state the row before the mutation; any state where {@link #needsState} returns false
   * @param mutation a mutation of the declared table
   * @param stamp the timestamp, larger than {@link RowState#newest()} where the state is needed
   * @param options the options of all requests of the plan
   */
  WritePlan plan(RowState state, Mutation mutation, WriteStamp stamp, CallOptions options);

  /**
   * Returns what an attempt that lost against another writer removes again. Empty where the later
   * writer wins, because no attempt loses there.
   *
   * @param read the row as the attempt had read it
   * @param version the version that the attempt would have given to the row
   * @param current the row that the other writer left
   */
  default List<MutationSet> takeBack(
      RowState read, Mutation mutation, long version, RowState current, CallOptions options) {
    return List.of();
  }
}
