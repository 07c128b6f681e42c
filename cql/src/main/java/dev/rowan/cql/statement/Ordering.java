package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * A column of ORDER BY.
 *
 * @param annOf the vector of {@code ANN OF}, or null for the order of the values
 */
public record Ordering(Name column, @Nullable Term annOf, boolean isDescending) implements Node {
  @Override
  public TextPosition position() {
    return column.position();
  }

  @Override
  public String toCql() {
    return column.toCql()
        + (annOf == null ? "" : " ANN OF " + annOf.toCql())
        + (isDescending ? " DESC" : "");
  }
}
