package dev.rowan.cql.statement;

import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of IN.
 *
 * @param terms the values; can be empty
 * @param marker the bind marker for all values, or null if they are listed
 */
public record InValues(List<Term> terms, @Nullable BindMarker marker, TextPosition position)
    implements Node {
  /** Copies the terms. */
  public InValues {
    terms = List.copyOf(terms);
  }

  @Override
  public String toCql() {
    return marker == null ? "(" + Clauses.list(terms) + ")" : marker.toCql();
  }
}
