package dev.rowan.cql.schema;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DROP FUNCTION or DROP AGGREGATE.
 *
 * @param arguments the types of the arguments, or null if the name is enough
 */
public record DropFunction(
    boolean isAggregate,
    boolean ifExists,
    QualifiedName name,
    @Nullable List<CqlType> arguments,
    Position position)
    implements SchemaStatement {
  /** Copies the arguments. */
  public DropFunction {
    arguments = arguments == null ? null : List.copyOf(arguments);
  }

  @Override
  public String toCql() {
    return "DROP "
        + (isAggregate ? "AGGREGATE " : "FUNCTION ")
        + Clauses.ifExists(ifExists)
        + name.toFunctionCql()
        + (arguments == null ? "" : "(" + Clauses.list(arguments) + ")");
  }
}
