package dev.rowan.cql.term;

import dev.rowan.cql.text.Position;

/** NULL. */
public record NullTerm(Position position) implements Term {
  @Override
  public String toCql() {
    return "NULL";
  }
}
