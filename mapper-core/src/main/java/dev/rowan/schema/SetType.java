package dev.rowan.schema;

/** A set; in a row an unmodifiable {@link java.util.Set} without null elements. */
public record SetType(ColumnType element) implements ColumnType {
  @Override
  public String cql() {
    return "set<" + element.cql() + ">";
  }
}
