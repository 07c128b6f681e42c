package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;

/** The negative of a term. A negative number is a {@link Literal}. */
public record Negation(Term term, TextPosition position) implements Term {
  @Override
  public String toCql() {
    // Without the space, a number or a word that begins with n or i would become another literal.
    return "- " + (term instanceof Operation ? "(" + term.toCql() + ")" : term.toCql());
  }
}
