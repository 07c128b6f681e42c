package dev.rowan.internal.index.model;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.HiddenColumns;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Plans of production, changed for the worse. */
class Weakened implements Planning {
  private final Planning planning;

  Weakened(Planning planning) {
    this.planning = planning;
  }

  @Override
  public EntityTables tables() {
    return planning.tables();
  }

  @Override
  public boolean needsState(Mutation mutation) {
    return planning.needsState(mutation);
  }

  @Override
  public WritePlan plan(RowState state, Mutation mutation, long timestamp, UUID attempt) {
    return worse(planning.plan(state, mutation, timestamp, attempt), state, mutation);
  }

  /** Returns a worse plan; the same, unless overridden. */
  WritePlan worse(WritePlan plan, RowState state, Mutation mutation) {
    return plan;
  }

  @Override
  public List<MutationSet> takeBack(
      RowState read, Mutation mutation, long version, RowState current) {
    return planning.takeBack(read, mutation, version, current);
  }

  @Override
  public Optional<MutationSet> repair(DerivedTable derived, Row entry, RowState state, long now) {
    return planning.repair(derived, entry, state, now);
  }

  /** What becomes of one mutation of a commit; nothing if it is left out. */
  interface CommitChange {
    @Nullable Mutation of(EntityTables tables, Mutation part, Mutation mutation, long timestamp);
  }

  static Planning commit(Planning planning, CommitChange change) {
    return new Weakened(planning) {
      @Override
      WritePlan worse(WritePlan plan, RowState state, Mutation mutation) {
        List<Change> parts = new ArrayList<>();
        for (Change part : plan.commit().changes()) {
          Mutation left = part.mutation();
          if (left.table().equals(tables().row())) {
            left = change.of(tables(), left, mutation, plan.commit().timestamp().orElse(0));
          }
          if (left != null) {
            parts.add(Change.of(left));
          }
        }
        MutationSet commit = new MutationSet(parts, plan.commit().timestamp());
        return new WritePlan(plan.prepare(), commit, plan.finish());
      }
    };
  }

  static Mutation namedColumnsOnly(
      EntityTables tables, Mutation part, Mutation mutation, long timestamp) {
    if (!(part instanceof Upsert write) || !(mutation instanceof Upsert wanted)) {
      return part;
    }
    @Nullable Object[] values = write.row().toArray();
    for (int i = 0; i < tables.declared().size(); i++) {
      values[i] = wanted.row().isSet(i) ? values[i] : Row.UNSET;
    }
    return write(write, Row.owning(values));
  }

  static @Nullable Mutation withoutMarker(
      EntityTables tables, Mutation part, Mutation mutation, long timestamp) {
    return mutation instanceof DeleteRow && part instanceof Upsert ? null : part;
  }

  static Mutation alwaysVersioned(
      EntityTables tables, Mutation part, Mutation mutation, long timestamp) {
    if (!(part instanceof Upsert write)) {
      return part;
    }
    @Nullable Object[] values = write.row().toArray();
    values[tables.row().indexOf(HiddenColumns.VERSION)] = timestamp;
    return write(write, Row.owning(values));
  }

  static Mutation withoutVersion(
      EntityTables tables, Mutation part, Mutation mutation, long timestamp) {
    if (!(part instanceof Upsert write) || mutation instanceof Upsert) {
      return part;
    }
    @Nullable Object[] values = write.row().toArray();
    for (int i = tables.declared().size(); i < values.length; i++) {
      values[i] = null;
    }
    return write(write, Row.owning(values));
  }

  private static Upsert write(Upsert like, Row row) {
    return new Upsert(
        like.table(), row, like.marker(), like.condition(), like.moment(), like.ttl());
  }

  /** All stages of the first change, then all of the others: entries come with rows of others. */
  static WritePlan rowByRow(List<WritePlan> plans) {
    WritePlan whole = WritePlan.together(plans);
    List<Change> commit = new ArrayList<>(whole.commit().changes());
    for (WritePlan later : plans.subList(1, plans.size())) {
      later.prepare().forEach(batch -> commit.addAll(batch.changes()));
    }
    MutationSet batch = new MutationSet(commit, whole.commit().timestamp());
    return new WritePlan(plans.get(0).prepare(), batch, whole.finish());
  }

  static WritePlan finishedAtOnce(List<WritePlan> plans) {
    WritePlan whole = WritePlan.together(plans);
    List<Change> commit = new ArrayList<>(whole.commit().changes());
    whole.finish().forEach(batch -> commit.addAll(batch.changes()));
    return new WritePlan(
        whole.prepare(), new MutationSet(commit, whole.commit().timestamp()), List.of());
  }

  static Planning rowFirst(Planning planning) {
    return new Weakened(planning) {
      @Override
      WritePlan worse(WritePlan plan, RowState state, Mutation mutation) {
        List<MutationSet> after =
            Stream.concat(plan.prepare().stream(), plan.finish().stream()).toList();
        return new WritePlan(List.of(), plan.commit(), after);
      }
    };
  }

  /** As somebody plans who does not know of the derived tables. */
  static Planning withoutEntries(Planning planning) {
    return new Weakened(planning) {
      @Override
      WritePlan worse(WritePlan plan, RowState state, Mutation mutation) {
        return new WritePlan(List.of(), plan.commit(), List.of());
      }
    };
  }

  static Planning preparesNewEntriesAlone(Planning planning) {
    return new Weakened(planning) {
      @Override
      WritePlan worse(WritePlan plan, RowState state, Mutation mutation) {
        List<MutationSet> fresh =
            plan.prepare().stream().filter(batch -> !isThere(state, batch)).toList();
        return new WritePlan(fresh, plan.commit(), plan.finish());
      }

      private boolean isThere(RowState state, MutationSet batch) {
        Upsert write = (Upsert) batch.changes().get(0).mutation();
        DerivedTable derived = tables().derived(write.table().name());
        return state.row() != null && Entries.hasKey(derived, state.row(), write.row());
      }
    };
  }

  static Planning differencesAlone(Planning planning) {
    return new Weakened(planning) {
      @Override
      public WritePlan plan(RowState state, Mutation mutation, long timestamp, UUID attempt) {
        if (!(mutation instanceof Upsert upsert) || state.row() == null) {
          return super.plan(state, mutation, timestamp, attempt);
        }
        @Nullable Object[] values = upsert.row().toArray();
        for (int i = upsert.table().keySize(); i < values.length; i++) {
          values[i] = Objects.equals(values[i], state.row().get(i)) ? Row.UNSET : values[i];
        }
        Upsert update = Upsert.update(upsert.table(), Row.owning(values));
        return super.plan(state, update, timestamp, attempt);
      }
    };
  }

  static Planning withoutUnconfirm(Planning planning) {
    return new Weakened(planning) {
      @Override
      WritePlan worse(WritePlan plan, RowState state, Mutation mutation) {
        List<MutationSet> whole = plan.prepare().stream().filter(batch -> isWhole(batch)).toList();
        return new WritePlan(whole, plan.commit(), plan.finish());
      }

      private boolean isWhole(MutationSet batch) {
        Row row = ((Upsert) batch.changes().get(0).mutation()).row();
        return row.isSet(row.size() - 2);
      }
    };
  }

  static Planning oneTick(Planning planning) {
    return new Weakened(planning) {
      @Override
      WritePlan worse(WritePlan plan, RowState state, Mutation mutation) {
        List<MutationSet> early =
            plan.finish().stream()
                .map(batch -> at(batch, batch.timestamp().orElseThrow() - 1))
                .toList();
        return new WritePlan(plan.prepare(), plan.commit(), early);
      }
    };
  }

  static Planning loserDeletes(Planning planning) {
    return new Weakened(planning) {
      @Override
      public List<MutationSet> takeBack(
          RowState read, Mutation mutation, long version, RowState current) {
        return plan(read, mutation, version, new UUID(0, 0)).prepare().stream()
            .map(batch -> removal((Upsert) batch.changes().get(0).mutation(), version + 1))
            .toList();
      }

      private MutationSet removal(Upsert write, long timestamp) {
        return delete(write.table().name(), write.row(), timestamp);
      }

      private MutationSet delete(String table, Row entry, long timestamp) {
        return Weakened.delete(tables().derived(table), entry, timestamp);
      }
    };
  }

  static Planning deletesPending(Planning planning) {
    return new Weakened(planning) {
      @Override
      public Optional<MutationSet> repair(
          DerivedTable derived, Row entry, RowState state, long now) {
        Long version = EntityTables.versionOf(derived, entry);
        boolean idle =
            version == null
                || SerialPlanner.isConfirmed(version)
                || EntryRepair.isEntryOf(derived, state, entry);
        return idle ? Optional.empty() : Optional.of(delete(derived, entry, version));
      }
    };
  }

  static Planning repairAtNow(Planning planning) {
    return new Weakened(planning) {
      @Override
      public Optional<MutationSet> repair(
          DerivedTable derived, Row entry, RowState state, long now) {
        return super.repair(derived, entry, state, now).map(batch -> at(batch, now));
      }
    };
  }

  private static MutationSet delete(DerivedTable derived, Row entry, long timestamp) {
    DeleteRow delete = DeleteRow.of(derived.table(), entry, TimestampOffset.NONE);
    return new MutationSet(
        List.of(Change.of(delete)), OptionalLong.of(timestamp), CallOptions.NONE);
  }

  private static MutationSet at(MutationSet batch, long timestamp) {
    return new MutationSet(batch.changes(), OptionalLong.of(timestamp), batch.options());
  }
}
