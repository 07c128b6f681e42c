package dev.rowan.storage.embedded.catalog;

import dev.rowan.annotation.Order;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;

/**
 * A column as it is stored.
 *
 * @param id what stands for the column in stored rows; given once, never again
 * @param type the {@linkplain StoredType#text text} of the type, so that a column can be kept whose
 *     type nobody here needs
 */
record StoredColumn(int id, String name, String type, ColumnKind kind, Order order) {
  static StoredColumn of(int id, ColumnSchema column) {
    return new StoredColumn(
        id, column.name(), StoredType.text(column.type()), column.kind(), column.order());
  }

  /** Whether a model's column is this one, or this one with user types that have grown. */
  boolean fits(ColumnSchema column) {
    return name.equals(column.name())
        && kind == column.kind()
        && order == column.order()
        && fitsType(column);
  }

  /** A value in a partition key is hashed as it was written: there no type grows. */
  private boolean fitsType(ColumnSchema column) {
    return kind == ColumnKind.PARTITION_KEY
        ? type.equals(StoredType.text(column.type()))
        : StoredType.fits(type, column.type());
  }
}
