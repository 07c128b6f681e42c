package dev.rowan.storage.embedded.catalog;

import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;

/**
 * A column that was dropped: rows may still have cells under its id, which nobody sees.
 *
 * @param type the type as CQL
 */
record DroppedColumn(int id, String name, String type, ColumnKind kind) {
  static DroppedColumn of(StoredColumn column) {
    return new DroppedColumn(column.id(), column.name(), column.type(), column.kind());
  }

  /** Whether a column may come under its name, as in Cassandra. */
  boolean allows(ColumnSchema column) {
    return !name.equals(column.name())
        || (type.equals(column.type().cql()) && kind == column.kind());
  }
}
