package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;

/**
 * The time of a write, or the TTL.
 *
 * @param term a column, or a part of its value
 */
public record CellProperty(Kind kind, Term term, TextPosition position) implements Term {
  /** What is returned. */
  public enum Kind {
    /** The timestamp of the write, in microseconds. */
    WRITETIME,
    /** The newest timestamp of the cells of a collection, in microseconds. */
    MAXWRITETIME,
    /** The seconds until the value expires. */
    TTL
  }

  @Override
  public String toCql() {
    return kind + "(" + term.toCql() + ")";
  }
}
