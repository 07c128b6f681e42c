package dev.rowan.cql.schema;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;

/** ALTER TABLE. */
public record AlterTable(
    boolean ifExists, QualifiedName name, TableChange change, Position position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "ALTER TABLE " + Clauses.ifExists(ifExists) + name.toCql() + " " + change.toCql();
  }
}
