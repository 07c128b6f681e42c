package dev.rowan.cql.schema;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/** ALTER TABLE. */
public record AlterTable(
    boolean ifExists, QualifiedName name, TableChange change, TextPosition position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "ALTER TABLE " + SchemaClauses.ifExists(ifExists) + name.toCql() + " " + change.toCql();
  }
}
