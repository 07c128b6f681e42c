package dev.rowan.storage.embedded.catalog;

import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;

/**
 * A column that was dropped. Rows may still have cells under its id, which no reader returns.
 *
 * @param type the type as CQL
 */
record DroppedColumn(int id, String name, String type, ColumnKind kind) {
  static DroppedColumn of(StoredColumn column) {
    return new DroppedColumn(column.id(), column.name(), column.type(), column.kind());
  }

  /** Returns whether a column may be added under its name, by Cassandra's rules. */
  boolean allows(ColumnSchema column) {
    return !name.equals(column.name())
        || (type.equals(column.type().cql()) && kind == column.kind());
  }
}
