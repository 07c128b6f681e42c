package dev.rowan.spi.schema;

import dev.rowan.spi.value.ValueType;

/**
 * The type of a column.
 *
 * <p>A collection or user type that is not frozen is stored as one cell per element or field, so
 * that a write can change a part of it; a frozen one is one value. Only the type of a whole column
 * can be other than frozen: the types inside of another type, and those of key columns, are frozen
 * where they come in.
 */
public sealed interface ColumnType
    permits ScalarType, CounterType, ListType, SetType, MapType, TupleType, UserType, VectorType {
  /** Returns the type's name in CQL, such as {@code map<text, int>} or {@code frozen<set<int>>}. */
  String cql();

  /**
   * Returns the operations on values of this type. The object of a collection, tuple, user-defined
   * type or vector is made by each call: resolve it once per column.
   */
  ValueType valueType();

  /** Returns whether a column of this type has a cell for each element or field. */
  default boolean isMultiCell() {
    return false;
  }

  /** Returns the same type as one value. */
  default ColumnType frozenType() {
    return this;
  }
}
