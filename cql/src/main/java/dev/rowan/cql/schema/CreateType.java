package dev.rowan.cql.schema;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** CREATE TYPE. That the fields have different names is not checked. */
public record CreateType(
    boolean ifNotExists, QualifiedName name, List<FieldDefinition> fields, TextPosition position)
    implements SchemaStatement {
  /** Copies the fields. */
  public CreateType {
    fields = List.copyOf(fields);
  }

  @Override
  public String toCql() {
    return "CREATE TYPE "
        + SchemaClauses.ifNotExists(ifNotExists)
        + name.toTypeCql()
        + " ("
        + SchemaClauses.list(fields)
        + ")";
  }
}
