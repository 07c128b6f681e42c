package dev.rowan.cql.schema;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
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
    TextPosition position)
    implements SchemaStatement {
  /** Copies the arguments. */
  public DropFunction {
    arguments = arguments == null ? null : List.copyOf(arguments);
  }

  @Override
  public String toCql() {
    return "DROP "
        + (isAggregate ? "AGGREGATE " : "FUNCTION ")
        + SchemaClauses.ifExists(ifExists)
        + name.toFunctionCql()
        + (arguments == null ? "" : "(" + SchemaClauses.list(arguments) + ")");
  }
}
