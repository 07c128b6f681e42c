package dev.rowan.cql.term;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.TextPosition;

/**
 * A literal.
 *
 * @param text the content of a string without its apostrophes or dollar signs, and any other
 *     literal as the text has it
 */
public record Literal(Kind kind, String text, TextPosition position) implements Term {
  /** The kinds of literals. */
  public enum Kind {
    /** Text, dates, addresses: anything between apostrophes or dollar signs. */
    STRING,
    /** A whole number, which can begin with a minus sign. */
    INTEGER,
    /** A number with a fraction or an exponent, NaN or Infinity. */
    FLOAT,
    /** True or false. */
    BOOLEAN,
    /** A duration, as 1h30m or P1Y. */
    DURATION,
    /** A UUID. */
    UUID,
    /** Bytes: 0xCAFE. */
    BLOB,
    /** A keyword without quotation marks, as value of an option. */
    WORD
  }

  @Override
  public String toCql() {
    return kind == Kind.STRING ? Quoting.string(text) : text;
  }
}
