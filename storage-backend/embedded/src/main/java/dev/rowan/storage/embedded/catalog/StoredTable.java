package dev.rowan.storage.embedded.catalog;

import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table as it is stored: key columns in key order, then all columns that any model ever had.
 *
 * @param id identifies the table in stored keys
 * @param nextColumnId above every column id ever used
 * @param defaultTtl the TTL in seconds of writes without a TTL of their own; 0 means no expiration
 * @param dropped the columns that were dropped
 * @param layout how columns of the partition key are computed; empty if none is, or if no model
 *     stated it yet
 */
record StoredTable(
    int id,
    String name,
    int nextColumnId,
    int defaultTtl,
    List<StoredColumn> columns,
    List<DroppedColumn> dropped,
    String layout) {
  /** The id of the first column of every table. */
  static final int FIRST_COLUMN_ID = 1;

  StoredTable {
    columns = List.copyOf(columns);
    dropped = List.copyOf(dropped);
  }

  @Nullable StoredColumn column(String columnName) {
    for (StoredColumn column : columns) {
      if (column.name().equals(columnName)) {
        return column;
      }
    }
    return null;
  }

  /** Returns the key columns, in key order. */
  List<StoredColumn> key() {
    return columns.stream().filter(column -> column.kind().isKey()).toList();
  }

  /**
   * Returns the description of the table for a program whose rows have moved to another one.
   *
   * @param maintained whether the other table is a complete index of this one
   * @param retention for how many seconds the store retains deletions
   * @param tables the names of all stored tables
   */
  FormerTable former(
      TableSchema successor, boolean maintained, long retention, Collection<String> tables) {
    return FormerTable.of(
        name,
        columns.stream().map(StoredColumn::untyped).toList(),
        (column, type) -> Objects.requireNonNull(column(column.name())).fits(column.of(type)),
        successor,
        maintained,
        retention,
        tables);
  }

  /**
   * Returns the same table under a new id, and therefore without rows: stored rows have keys of the
   * old id.
   */
  StoredTable emptied(int newId) {
    return new StoredTable(newId, name, nextColumnId, defaultTtl, columns, dropped, layout);
  }

  /** Returns the same table without a column that is not part of its key. */
  StoredTable without(StoredColumn column) {
    List<StoredColumn> left = new ArrayList<>(columns);
    left.remove(column);
    List<DroppedColumn> gone = new ArrayList<>(dropped);
    gone.add(DroppedColumn.of(column));
    return new StoredTable(id, name, nextColumnId, defaultTtl, left, gone, layout);
  }
}
