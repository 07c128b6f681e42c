package dev.rowan.cql.statement;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/** TRUNCATE: deletes all rows of a table. */
public record Truncate(QualifiedName table, TextPosition position) implements RowStatement {
  @Override
  public String toCql() {
    return "TRUNCATE " + table.toCql();
  }
}
