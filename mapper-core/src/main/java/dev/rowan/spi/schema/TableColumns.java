package dev.rowan.spi.schema;

import dev.rowan.spi.value.ValueType;
import java.util.List;

/** Computes what a table knows about its columns. */
final class TableColumns {
  private TableColumns() {}

  /**
   * Hashes only names: the hash method of a record is linked at run time, which slows the start.
   */
  static int hash(String table, List<ColumnSchema> columns) {
    int hash = table.hashCode();
    for (ColumnSchema column : columns) {
      hash = 31 * hash + column.name().hashCode();
    }
    return hash;
  }

  /** Returns the operations on the values of each column. */
  static ValueType[] valueTypes(List<ColumnSchema> columns) {
    ValueType[] types = new ValueType[columns.size()];
    for (int i = 0; i < types.length; i++) {
      types[i] = columns.get(i).type().valueType();
    }
    return types;
  }

  /** Returns the number of columns of a kind. */
  static int count(List<ColumnSchema> columns, ColumnKind kind) {
    int count = 0;
    for (ColumnSchema column : columns) {
      count += column.kind() == kind ? 1 : 0;
    }
    return count;
  }
}
