package dev.rowan.cql.term;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;

/** The value of a column. */
public record ColumnTerm(Name column) implements Term {
  @Override
  public TextPosition position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return column.toCql();
  }
}
