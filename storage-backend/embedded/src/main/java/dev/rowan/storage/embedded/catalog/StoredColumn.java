package dev.rowan.storage.embedded.catalog;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ScalarType;

/**
 * A column as it is stored.
 *
 * @param id identifies the column in stored rows; never reused
 * @param type the {@linkplain StoredType#text text} of the type, so that the catalogue can hold a
 *     column whose type no open model uses
 */
record StoredColumn(int id, String name, String type, ColumnKind kind, Order order) {
  static StoredColumn of(int id, ColumnSchema column) {
    return new StoredColumn(
        id, column.name(), StoredType.text(column.type()), column.kind(), column.order());
  }

  /** Returns the column with a type that stands for any type. */
  ColumnSchema untyped() {
    return new ColumnSchema(name, ScalarType.BLOB, kind, order);
  }

  /**
   * Returns whether a model's column is this column, or this column with user types that gained
   * fields.
   */
  boolean fits(ColumnSchema column) {
    return name.equals(column.name())
        && kind == column.kind()
        && order == column.order()
        && fitsType(column);
  }

  /** A value in a partition key is hashed by its stored bytes, so its type cannot change. */
  private boolean fitsType(ColumnSchema column) {
    return kind == ColumnKind.PARTITION_KEY
        ? type.equals(StoredType.text(column.type()))
        : StoredType.fits(type, column.type());
  }
}
