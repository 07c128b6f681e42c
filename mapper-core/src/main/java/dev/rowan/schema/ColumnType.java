package dev.rowan.schema;

/** The type of a column. */
public sealed interface ColumnType permits ScalarType, ListType, SetType, MapType {
  /** Returns the type's name in CQL, such as {@code map<text, int>}. */
  String cql();

  /** Returns whether values of this type hold several elements. */
  default boolean isCollection() {
    return !(this instanceof ScalarType);
  }
}
