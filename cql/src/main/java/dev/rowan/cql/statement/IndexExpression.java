package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;

/** An expression that a custom index evaluates: {@code expr(index, 'text')}. */
public record IndexExpression(Name index, Term value, TextPosition position) implements Relation {
  @Override
  public String toCql() {
    return "expr(" + index.toCql() + ", " + value.toCql() + ")";
  }
}
