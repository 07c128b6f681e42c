package dev.rowan.cql.type;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** A tuple of values, each with its type. */
public record TupleType(List<CqlType> components, TextPosition position) implements CqlType {
  /** Copies the components. */
  public TupleType {
    components = List.copyOf(components);
  }

  @Override
  public String toCql() {
    return "tuple<" + Quoting.join(components, ", ", Node::toCql) + ">";
  }
}
