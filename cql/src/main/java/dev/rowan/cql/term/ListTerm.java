package dev.rowan.cql.term;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** A list or a vector of terms: {@code [1, 2]}. */
public record ListTerm(List<Term> elements, TextPosition position) implements Term {
  /** Copies the elements. */
  public ListTerm {
    elements = List.copyOf(elements);
  }

  @Override
  public String toCql() {
    return "[" + Quoting.join(elements, ", ", Node::toCql) + "]";
  }
}
