package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;

/** DROP TRIGGER. */
public record DropTrigger(boolean ifExists, Name name, QualifiedName table, Position position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "DROP TRIGGER " + Clauses.ifExists(ifExists) + name.toCql() + " ON " + table.toCql();
  }
}
