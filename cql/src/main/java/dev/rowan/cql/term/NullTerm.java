package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;

/** NULL. */
public record NullTerm(TextPosition position) implements Term {
  @Override
  public String toCql() {
    return "NULL";
  }
}
