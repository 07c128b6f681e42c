package dev.rowan.cql.text;

import dev.rowan.cql.internal.text.Quoting;

/**
 * A name of a keyspace, table, column, field, function or bind marker.
 *
 * @param text the name as the server stores it: in lower case if the text has it without quotation
 *     marks, else without the quotation marks; empty only for the column {@code ""} of old tables
 */
public record Name(String text, TextPosition position) implements Node {
  /** Returns a name that no text contains. */
  public static Name of(String text) {
    return new Name(text, TextPosition.NONE);
  }

  @Override
  public String toCql() {
    return Quoting.name(text);
  }
}
