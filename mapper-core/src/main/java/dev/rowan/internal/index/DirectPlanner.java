package dev.rowan.internal.index;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.OptionalLong;

/**
 * Plans the mutations that need no stages: the engine maintains the derived tables itself, or the
 * mutation changes no derived table. The plan is the mutation of the stored table.
 */
public final class DirectPlanner implements Planner {
  private final EntityTables tables;
  private final Consequences updates;
  private final Consequences inserts;

  /** Plans mutations of an entity with these tables. */
  public DirectPlanner(EntityTables tables) {
    this.tables = tables;
    if (!tables.isEngineMaintained()) {
      this.updates = Consequences.NONE;
      this.inserts = Consequences.NONE;
      return;
    }
    Consequences indexes = IndexMaintainer.of(tables.maintained());
    Consequences ofInserts = IndexMaintainer.ofInserts(tables.maintained(), indexes);
    this.updates = withOthers(indexes);
    this.inserts = ofInserts == indexes ? updates : withOthers(ofInserts);
  }

  private Consequences withOthers(Consequences indexes) {
    return CombinedConsequences.of(
        CombinedConsequences.of(indexes, ChunkRemovals.of(tables.chunked())),
        RollupIncrements.of(tables.rollups()));
  }

  @Override
  public boolean needsState(Mutation mutation) {
    return false;
  }

  /** Returns a mutation with what the engine derives from it. */
  public Change change(Mutation mutation) {
    boolean insert = mutation instanceof Upsert upsert && upsert.marker();
    return Change.of(asStored(mutation), insert ? inserts : updates);
  }

  /** Returns the same mutation of the stored table, with its hidden columns unset. */
  private Mutation asStored(Mutation mutation) {
    TableSchema stored = tables.row();
    if (mutation.table().size() == stored.size()) {
      return mutation;
    }
    if (mutation instanceof Upsert upsert) {
      return new Upsert(
          stored,
          tables.widened(upsert.row()).build(),
          upsert.marker(),
          upsert.condition(),
          upsert.moment(),
          upsert.ttl());
    }
    if (mutation instanceof DeleteRow delete) {
      Row key = tables.widened(delete.key()).build();
      return new DeleteRow(stored, key, delete.condition(), delete.moment());
    }
    DeleteRange range = (DeleteRange) mutation;
    return new DeleteRange(stored, range.partition(), range.slice(), range.moment());
  }

  @Override
  public WritePlan plan(RowState state, Mutation mutation, WriteStamp stamp, CallOptions options) {
    return WritePlan.direct(commit(mutation, stamp.timestamp(), options));
  }

  /** Returns the only set of the plan of a mutation. */
  public MutationSet commit(Mutation mutation, OptionalLong timestamp, CallOptions options) {
    return new MutationSet(List.of(change(mutation)), timestamp, options);
  }
}
