package dev.rowan.cql.term;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** A set of terms: {@code {1, 2}}. An empty set can also stand for an empty map. */
public record SetTerm(List<Term> elements, TextPosition position) implements Term {
  /** Copies the elements. */
  public SetTerm {
    elements = List.copyOf(elements);
  }

  @Override
  public String toCql() {
    return "{" + Quoting.join(elements, ", ", Node::toCql) + "}";
  }
}
