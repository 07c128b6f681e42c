package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.TextPosition;

/** Compares a column, or a part of it, with a value. */
public record ColumnRelation(ColumnPath column, ComparisonOperator operator, Term value)
    implements Relation {
  @Override
  public TextPosition position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return column.toCql() + " " + operator.toCql() + " " + value.toCql();
  }
}
