package dev.rowan.cql.schema;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/** ALTER TYPE. */
public record AlterType(
    boolean ifExists, QualifiedName name, TypeChange change, TextPosition position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "ALTER TYPE "
        + SchemaClauses.ifExists(ifExists)
        + name.toTypeCql()
        + " "
        + change.toCql();
  }
}
