package dev.rowan.cql.statement;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;

/** TRUNCATE: deletes all rows of a table. */
public record Truncate(QualifiedName table, Position position) implements RowStatement {
  @Override
  public String toCql() {
    return "TRUNCATE " + table.toCql();
  }
}
