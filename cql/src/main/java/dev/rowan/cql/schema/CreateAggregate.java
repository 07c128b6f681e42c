package dev.rowan.cql.schema;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * CREATE AGGREGATE.
 *
 * @param stateFunction the function that adds a row to the state
 * @param finalFunction the function that makes the result of the last state, or null
 * @param initialState the first state, or null
 */
public record CreateAggregate(
    boolean orReplace,
    boolean ifNotExists,
    QualifiedName name,
    List<CqlType> arguments,
    Name stateFunction,
    CqlType stateType,
    @Nullable Name finalFunction,
    @Nullable Term initialState,
    TextPosition position)
    implements SchemaStatement {
  /** Copies the arguments. */
  public CreateAggregate {
    arguments = List.copyOf(arguments);
  }

  @Override
  public String toCql() {
    return "CREATE "
        + (orReplace ? "OR REPLACE " : "")
        + "AGGREGATE "
        + SchemaClauses.ifNotExists(ifNotExists)
        + name.toFunctionCql()
        + "("
        + SchemaClauses.list(arguments)
        + ") SFUNC "
        + Quoting.functionName(stateFunction.text())
        + " STYPE "
        + stateType.toCql()
        + (finalFunction == null ? "" : " FINALFUNC " + Quoting.functionName(finalFunction.text()))
        + (initialState == null ? "" : " INITCOND " + initialState.toCql());
  }
}
