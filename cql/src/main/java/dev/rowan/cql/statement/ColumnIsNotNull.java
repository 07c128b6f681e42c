package dev.rowan.cql.statement;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;

/** A column has a value: {@code IS NOT NULL}. */
public record ColumnIsNotNull(Name column) implements Relation {
  @Override
  public TextPosition position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return column.toCql() + " IS NOT NULL";
  }
}
