package dev.rowan.cql.term;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** Terms in parentheses. A term in parentheses is a tuple of one term, as it is for the server. */
public record TupleTerm(List<Term> components, TextPosition position) implements Term {
  /** Copies the components. */
  public TupleTerm {
    components = List.copyOf(components);
  }

  @Override
  public String toCql() {
    return "(" + Quoting.join(components, ", ", Node::toCql) + ")";
  }
}
