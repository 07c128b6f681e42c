package dev.rowan.upkeep;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.schema.DerivedTable;
import dev.rowan.value.CellEdit;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Plans changes of rows whose entries have keys that never change: row and entries in one unit.
 * Each column of an entry is written with the value and the timestamp that the row's column is
 * written with, so that both come to the same end whatever the order of the writers.
 *
 * <p>A pure function: the same arguments give the same plan. Thread-safe.
 */
public final class BlindPlanner {
  private final EntityTables tables;

  /** Plans changes of an entity's rows. */
  public BlindPlanner(EntityTables tables) {
    this.tables = tables;
  }

  /** Returns whether the row must be read first, because the write does not tell its entries. */
  public boolean needsState(Mutation mutation) {
    Row row = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    boolean write = mutation instanceof Upsert;
    for (DerivedTable derived : tables.derived()) {
      if ((!write || touches(derived, row)) && !tellsKey(derived, row, write)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the plan of a change.
   *
   * @param state the row before; any where {@link #needsState} says that it need not be known
   * @param mutation a write or a delete of one row, without condition
   */
  public WritePlan plan(RowState state, Mutation mutation, long timestamp, CallOptions options) {
    List<Change> changes = new ArrayList<>();
    changes.add(Change.of(mutation));
    boolean known = needsState(mutation);
    for (DerivedTable derived : tables.derived()) {
      if (mutation instanceof DeleteRow delete) {
        Row row = known ? state.row() : delete.key();
        EntryKey.entries(derived, row)
            .values()
            .forEach(e -> changes.add(Change.of(DeleteRow.of(derived.table(), e, Moment.NOW))));
      } else {
        Upsert upsert = (Upsert) mutation;
        if (!known && touches(derived, upsert.row())) {
          Entries.of(derived, upsert.row())
              .forEach(entry -> changes.add(Change.of(insert(derived, entry, upsert))));
        } else if (known) {
          changed(derived, state, upsert, changes);
        }
      }
    }
    return WritePlan.of(new MutationSet(changes, OptionalLong.of(timestamp), options));
  }

  private void changed(DerivedTable derived, RowState state, Upsert upsert, List<Change> changes) {
    Row after = Edited.of(tables.row(), state.row(), upsert.row());
    Map<EntryKey, Row> old = EntryKey.entries(derived, state.row());
    Map<EntryKey, Row> now = EntryKey.entries(derived, after);
    now.forEach(
        (key, entry) -> {
          if (!old.containsKey(key)) {
            changes.add(Change.of(insert(derived, entry, upsert)));
          } else if (touches(derived, upsert.row())) {
            changes.add(Change.of(insert(derived, touchedOnly(derived, entry, upsert), upsert)));
          }
        });
    old.forEach(
        (key, entry) -> {
          if (!now.containsKey(key)) {
            changes.add(Change.of(DeleteRow.of(derived.table(), entry, Moment.JUST_BEFORE)));
          }
        });
  }

  private static Row touchedOnly(DerivedTable derived, Row entry, Upsert upsert) {
    Row.Builder touched = Row.unset(derived.table().size());
    for (int i = 0; i < derived.table().size(); i++) {
      int source = derived.components().get(i).column();
      if (i < derived.table().keySize()) {
        touched.set(i, entry.get(i));
      } else if (upsert.row().isSet(source)) {
        touched.set(i, upsert.row().get(source));
      }
    }
    return touched.build();
  }

  private static Upsert insert(DerivedTable derived, Row entry, Upsert like) {
    Upsert insert = Upsert.insert(derived.table(), entry);
    return like.effectiveTtl() == derived.table().defaultTtl()
        ? insert
        : insert.lasting(like.effectiveTtl());
  }

  /** Whether a write says anything that an entry holds, beside the key of the row. */
  private boolean touches(DerivedTable derived, Row row) {
    boolean fromKeysAlone = true;
    for (int i = 0; i < derived.table().size(); i++) {
      int source = derived.components().get(i).column();
      if (!tables.declared().column(source).kind().isKey()) {
        fromKeysAlone = false;
        if (row.isSet(source)) {
          return true;
        }
      }
    }
    return fromKeysAlone;
  }

  /** Whether a write says all that the key of an entry is made of; a delete says the row's key. */
  private boolean tellsKey(DerivedTable derived, Row row, boolean write) {
    for (int i = 0; i < derived.table().keySize(); i++) {
      int source = derived.components().get(i).column();
      Object value = row.get(source);
      boolean told =
          tables.declared().column(source).kind().isKey()
              || (write && value != null && row.isSet(source) && !(value instanceof CellEdit));
      if (!told) {
        return false;
      }
    }
    return true;
  }
}
