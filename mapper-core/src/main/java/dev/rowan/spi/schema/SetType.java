package dev.rowan.spi.schema;

import dev.rowan.spi.value.SetValueType;

/** A set; in a row an unmodifiable {@link java.util.Set} without null elements. */
public record SetType(ColumnType element, boolean frozen) implements ColumnType {
  /** Freezes the element. */
  public SetType {
    element = element.frozenType();
  }

  /** A set with a cell for each element. */
  public SetType(ColumnType element) {
    this(element, false);
  }

  @Override
  public String cql() {
    String cql = "set<" + element.cql() + ">";
    return frozen ? "frozen<" + cql + ">" : cql;
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public ColumnType frozenType() {
    return frozen ? this : new SetType(element, true);
  }

  @Override
  public SetValueType valueType() {
    return new SetValueType(cql(), element.valueType());
  }
}
