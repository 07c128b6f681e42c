package dev.rowan.spi.schema;

import dev.rowan.spi.value.ListValueType;

/** A list; in a row an unmodifiable {@link java.util.List} without null elements. */
public record ListType(ColumnType element, boolean frozen) implements ColumnType {
  /** Freezes the element. */
  public ListType {
    element = element.frozenType();
  }

  /** A list with a cell for each element. */
  public ListType(ColumnType element) {
    this(element, false);
  }

  @Override
  public String cql() {
    String cql = "list<" + element.cql() + ">";
    return frozen ? "frozen<" + cql + ">" : cql;
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public ColumnType frozenType() {
    return frozen ? this : new ListType(element, true);
  }

  @Override
  public ListValueType valueType() {
    return new ListValueType(cql(), element.valueType());
  }
}
