package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;

/** What an index covers. */
public record IndexedTerm(Kind kind, Name column) implements Node {
  /** The parts of a column. */
  public enum Kind {
    /** The value, or the values of a collection. */
    COLUMN,
    /** The values of a collection. */
    VALUES,
    /** The keys of a map. */
    KEYS,
    /** The entries of a map. */
    ENTRIES,
    /** A whole frozen collection. */
    FULL
  }

  @Override
  public TextPosition position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return kind == Kind.COLUMN ? column.toCql() : kind + "(" + column.toCql() + ")";
  }
}
