package dev.rowan.spi.schema;

import dev.rowan.spi.value.MapValueType;

/** A map; in a row an unmodifiable {@link java.util.Map} without null keys and values. */
public record MapType(ColumnType key, ColumnType value, boolean frozen) implements ColumnType {
  /** Freezes key and value. */
  public MapType {
    key = key.frozenType();
    value = value.frozenType();
  }

  /** A map with a cell for each entry. */
  public MapType(ColumnType key, ColumnType value) {
    this(key, value, false);
  }

  @Override
  public String cql() {
    String cql = "map<" + key.cql() + ", " + value.cql() + ">";
    return frozen ? "frozen<" + cql + ">" : cql;
  }

  @Override
  public boolean isMultiCell() {
    return !frozen;
  }

  @Override
  public ColumnType frozenType() {
    return frozen ? this : new MapType(key, value, true);
  }

  @Override
  public MapValueType valueType() {
    return new MapValueType(cql(), key.valueType(), value.valueType());
  }
}
