package dev.rowan.cql.schema;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;

/**
 * An option of a keyspace, table, view or index: {@code comment = 'text'}. Which options exist is
 * not checked.
 *
 * @param value a literal, or a map of literals
 */
public record Option(Name name, Term value) implements Node {
  @Override
  public TextPosition position() {
    return name.position();
  }

  @Override
  public String toCql() {
    return name.toCql() + " = " + value.toCql();
  }
}
