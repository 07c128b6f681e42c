package dev.rowan.storage.embedded.catalog;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as it is stored: key columns in key order, then all columns that any model ever had.
 *
 * @param id what stands for the table in stored keys
 * @param nextColumnId above every column id ever given
 */
record StoredTable(int id, String name, int nextColumnId, List<StoredColumn> columns) {
  StoredTable {
    columns = List.copyOf(columns);
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
}
