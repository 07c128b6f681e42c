package dev.rowan.schema;

/** A map; in a row an unmodifiable {@link java.util.Map} without null keys and values. */
public record MapType(ColumnType key, ColumnType value) implements ColumnType {
  @Override
  public String cql() {
    return "map<" + key.cql() + ", " + value.cql() + ">";
  }
}
