package dev.rowan.internal.index;

import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.BitSet;

/**
 * Computes what a write alone determines of the entries of a row, where the keys of entries never
 * change. Pure functions.
 */
final class EntryCoverage {
  private EntryCoverage() {}

  /**
   * Returns whether the row must be read before a mutation, because the mutation does not determine
   * its entries: the row may exist without the entry, and what the row holds belongs to the entry.
   * A value that cannot be in a key determines nothing: the row may have it already.
   */
  static boolean needsState(EntityTables tables, Mutation mutation) {
    Row row = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
    boolean write = mutation instanceof Upsert;
    BitSet written = columns(row);
    for (DerivedTable derived : tables.derived()) {
      boolean determined =
          determinesKey(tables, derived, row, write)
              && (!write
                  || tables.followsFromKeysAlone(derived)
                  || determinesAll(tables, derived, row))
              && !(write && Entries.unindexable(derived, row) != null);
      boolean insert = mutation instanceof Upsert upsert && upsert.marker();
      if ((!write || touches(tables, derived, written, insert)) && !determined) {
        return true;
      }
    }
    return false;
  }

  /** Returns the columns that a row to write sets. */
  static BitSet columns(Row row) {
    BitSet columns = new BitSet();
    for (int i = 0; i < row.size(); i++) {
      columns.set(i, row.isSet(i));
    }
    return columns;
  }

  /**
   * Returns whether a write of these columns changes an entry: it writes a column of the entry that
   * is no key of the row, or the entry exists as soon as the row does. An entry with a life of its
   * own begins it with an insert, so an update of other columns does not touch the entry.
   *
   * @param insert whether the write inserts the row
   */
  static boolean touches(
      EntityTables tables, DerivedTable derived, BitSet written, boolean insert) {
    for (Component component : derived.components()) {
      int source = component.column();
      if (!tables.declared().column(source).kind().isKey() && written.get(source)) {
        return true;
      }
    }
    return (insert || derived.entryTtl() == 0) && tables.followsFromKeysAlone(derived);
  }

  /** A delete determines the key of the row only. */
  private static boolean determinesKey(
      EntityTables tables, DerivedTable derived, Row row, boolean write) {
    for (int i = 0; i < derived.table().keySize(); i++) {
      int source = derived.components().get(i).column();
      Object value = row.get(source);
      boolean determined =
          tables.declared().column(source).kind().isKey()
              || (write && value != null && row.isSet(source) && !(value instanceof CellEdit));
      if (!determined) {
        return false;
      }
    }
    return true;
  }

  private static boolean determinesAll(EntityTables tables, DerivedTable derived, Row row) {
    for (Component component : derived.components()) {
      int column = component.column();
      if (!tables.declared().column(column).kind().isKey()
          && (!row.isSet(column) || row.get(column) instanceof CellEdit)) {
        return false;
      }
    }
    return true;
  }
}
