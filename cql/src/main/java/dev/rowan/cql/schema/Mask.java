package dev.rowan.cql.schema;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A mask of a column.
 *
 * @param function the function, or null for the default mask
 * @param arguments the arguments; empty for the default mask
 */
public record Mask(@Nullable QualifiedName function, List<Term> arguments, TextPosition position)
    implements Node {
  /** Copies the arguments. */
  public Mask {
    arguments = List.copyOf(arguments);
  }

  @Override
  public String toCql() {
    return "MASKED WITH "
        + (function == null
            ? "DEFAULT"
            : function.toFunctionCql() + "(" + SchemaClauses.list(arguments) + ")");
  }
}
