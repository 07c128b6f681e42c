package dev.rowan.schema;

/** A list; in a row an unmodifiable {@link java.util.List} without null elements. */
public record ListType(ColumnType element) implements ColumnType {
  @Override
  public String cql() {
    return "list<" + element.cql() + ">";
  }
}
