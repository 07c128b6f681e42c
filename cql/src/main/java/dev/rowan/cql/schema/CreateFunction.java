package dev.rowan.cql.schema;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;
import java.util.List;

/**
 * CREATE FUNCTION.
 *
 * @param isCalledOnNull whether the function is called if an argument is null; else it returns null
 * @param language the language in lower case
 * @param body the source of the function
 */
public record CreateFunction(
    boolean orReplace,
    boolean ifNotExists,
    QualifiedName name,
    List<FieldDefinition> arguments,
    boolean isCalledOnNull,
    CqlType returns,
    Name language,
    String body,
    TextPosition position)
    implements SchemaStatement {
  /** Copies the arguments. */
  public CreateFunction {
    arguments = List.copyOf(arguments);
  }

  @Override
  public String toCql() {
    return "CREATE "
        + (orReplace ? "OR REPLACE " : "")
        + "FUNCTION "
        + SchemaClauses.ifNotExists(ifNotExists)
        + name.toFunctionCql()
        + "("
        + SchemaClauses.list(arguments)
        + ") "
        + (isCalledOnNull ? "CALLED" : "RETURNS NULL")
        + " ON NULL INPUT RETURNS "
        + returns.toCql()
        + " LANGUAGE "
        + language.toCql()
        + " AS "
        + Quoting.string(body);
  }
}
