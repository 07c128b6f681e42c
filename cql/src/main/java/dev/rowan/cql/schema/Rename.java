package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;

/** A new name of a column or a field. */
public record Rename(Name from, Name to) implements Node {
  @Override
  public TextPosition position() {
    return from.position();
  }

  @Override
  public String toCql() {
    return from.toCql() + " TO " + to.toCql();
  }
}
