package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * One thing that SELECT returns.
 *
 * @param alias the name after AS, or null
 */
public record SelectItem(Term term, @Nullable Name alias) implements Node {
  @Override
  public TextPosition position() {
    return term.position();
  }

  @Override
  public String toCql() {
    return term.toCql() + (alias == null ? "" : " AS " + alias.toCql());
  }
}
