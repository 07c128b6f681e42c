package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.ScalarType;

/** A conversion: {@code CAST(a AS int)}. */
public record CastTerm(Term term, ScalarType type, TextPosition position) implements Term {
  @Override
  public String toCql() {
    return "CAST(" + term.toCql() + " AS " + type.toCql() + ")";
  }
}
