package dev.rowan.cql.term;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/**
 * A map of terms: {@code {1: 2}}. In a SELECT clause it can also be a user-defined type.
 *
 * @param entries the entries in the order of the text; not empty, except as value of an option
 */
public record MapTerm(List<Entry> entries, TextPosition position) implements Term {
  /** A key with its value. */
  public record Entry(Term key, Term value) implements Node {
    @Override
    public TextPosition position() {
      return key.position();
    }

    @Override
    public String toCql() {
      return key.toCql() + ": " + value.toCql();
    }
  }

  /** Copies the entries. */
  public MapTerm {
    entries = List.copyOf(entries);
  }

  @Override
  public String toCql() {
    return "{" + Quoting.join(entries, ", ", Node::toCql) + "}";
  }
}
