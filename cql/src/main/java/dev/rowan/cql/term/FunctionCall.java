package dev.rowan.cql.term;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** A call of a function. */
public record FunctionCall(QualifiedName function, List<Term> arguments) implements Term {
  /** Copies the arguments. */
  public FunctionCall {
    arguments = List.copyOf(arguments);
  }

  @Override
  public TextPosition position() {
    return function.position();
  }

  @Override
  public String toCql() {
    return function.toFunctionCql() + "(" + Quoting.join(arguments, ", ", Node::toCql) + ")";
  }
}
