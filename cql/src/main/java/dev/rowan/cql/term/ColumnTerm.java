package dev.rowan.cql.term;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Position;

/** The value of a column. */
public record ColumnTerm(Name column) implements Term {
  @Override
  public Position position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return column.toCql();
  }
}
