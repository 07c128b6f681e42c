package dev.rowan.cql.schema;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;
import java.util.List;

/** CREATE TYPE. That the fields have different names is not checked. */
public record CreateType(
    boolean ifNotExists, QualifiedName name, List<FieldDefinition> fields, Position position)
    implements SchemaStatement {
  /** Copies the fields. */
  public CreateType {
    fields = List.copyOf(fields);
  }

  @Override
  public String toCql() {
    return "CREATE TYPE "
        + Clauses.ifNotExists(ifNotExists)
        + name.toTypeCql()
        + " ("
        + Clauses.list(fields)
        + ")";
  }
}
