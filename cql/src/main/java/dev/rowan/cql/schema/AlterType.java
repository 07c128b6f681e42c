package dev.rowan.cql.schema;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;

/** ALTER TYPE. */
public record AlterType(boolean ifExists, QualifiedName name, TypeChange change, Position position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "ALTER TYPE " + Clauses.ifExists(ifExists) + name.toTypeCql() + " " + change.toCql();
  }
}
