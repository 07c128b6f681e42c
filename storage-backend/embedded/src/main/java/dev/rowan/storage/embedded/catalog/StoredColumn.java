package dev.rowan.storage.embedded.catalog;

import dev.rowan.annotation.Order;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;

/**
 * A column as it was first defined.
 *
 * @param id what stands for the column in stored rows; given once, never again
 * @param type the type as CQL, so that a column can be kept whose type nobody here needs
 */
record StoredColumn(int id, String name, String type, ColumnKind kind, Order order) {
  static StoredColumn of(int id, ColumnSchema column) {
    return new StoredColumn(id, column.name(), column.type().cql(), column.kind(), column.order());
  }

  boolean fits(ColumnSchema column) {
    return name.equals(column.name())
        && type.equals(column.type().cql())
        && kind == column.kind()
        && order == column.order();
  }
}
