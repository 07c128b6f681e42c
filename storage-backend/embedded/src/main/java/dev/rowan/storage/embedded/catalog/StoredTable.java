package dev.rowan.storage.embedded.catalog;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as it is stored: key columns in key order, then all columns that any model ever had.
 *
 * @param id what stands for the table in stored keys
 * @param nextColumnId above every column id ever given
 * @param defaultTtl for how many seconds what is written lives unless the write says otherwise; 0
 *     for good
 * @param dropped what was among the columns before
 */
record StoredTable(
    int id,
    String name,
    int nextColumnId,
    int defaultTtl,
    List<StoredColumn> columns,
    List<DroppedColumn> dropped) {
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

  /** The key columns, in key order. */
  List<StoredColumn> key() {
    return columns.stream().filter(column -> column.kind().isKey()).toList();
  }

  /** The same table without rows: those that are stored have keys of the old id. */
  StoredTable emptied(int newId) {
    return new StoredTable(newId, name, nextColumnId, defaultTtl, columns, dropped);
  }

  /** The same table without a column that is not of its key. */
  StoredTable without(StoredColumn column) {
    List<StoredColumn> left = new ArrayList<>(columns);
    left.remove(column);
    List<DroppedColumn> gone = new ArrayList<>(dropped);
    gone.add(DroppedColumn.of(column));
    return new StoredTable(id, name, nextColumnId, defaultTtl, left, gone);
  }
}
