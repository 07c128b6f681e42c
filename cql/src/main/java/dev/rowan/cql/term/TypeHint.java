package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;

/** A term with the type that it has: {@code (int) ?}. */
public record TypeHint(CqlType type, Term term, TextPosition position) implements Term {
  @Override
  public String toCql() {
    return "(" + type.toCql() + ") " + term.toCql();
  }
}
