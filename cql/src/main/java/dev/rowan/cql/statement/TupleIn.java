package dev.rowan.cql.statement;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/**
 * Compares several columns with each of several tuples.
 *
 * @param values tuples, or bind markers for tuples, or one bind marker for all
 */
public record TupleIn(List<Name> columns, InValues values, TextPosition position)
    implements Relation {
  /** Copies the columns. */
  public TupleIn {
    columns = List.copyOf(columns);
  }

  @Override
  public String toCql() {
    return "(" + Clauses.list(columns) + ") IN " + values.toCql();
  }
}
