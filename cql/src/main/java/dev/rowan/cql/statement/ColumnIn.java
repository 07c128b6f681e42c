package dev.rowan.cql.statement;

import dev.rowan.cql.text.TextPosition;

/** Compares a column, or a part of it, with each of several values. */
public record ColumnIn(ColumnPath column, InValues values) implements Relation {
  @Override
  public TextPosition position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return column.toCql() + " IN " + values.toCql();
  }
}
