package dev.rowan.cql.schema;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;

/** CREATE TRIGGER. */
public record CreateTrigger(
    boolean ifNotExists, Name name, QualifiedName table, String className, Position position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "CREATE TRIGGER "
        + Clauses.ifNotExists(ifNotExists)
        + name.toCql()
        + " ON "
        + table.toCql()
        + " USING "
        + Quoting.string(className);
  }
}
