package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;

/** An element of a collection: {@code m['a']}. */
public record ElementTerm(Term receiver, Term key) implements Term {
  @Override
  public TextPosition position() {
    return receiver.position();
  }

  @Override
  public String toCql() {
    return receiver.toCql() + "[" + key.toCql() + "]";
  }
}
