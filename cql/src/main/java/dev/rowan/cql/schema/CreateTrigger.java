package dev.rowan.cql.schema;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/** CREATE TRIGGER. */
public record CreateTrigger(
    boolean ifNotExists, Name name, QualifiedName table, String className, TextPosition position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "CREATE TRIGGER "
        + SchemaClauses.ifNotExists(ifNotExists)
        + name.toCql()
        + " ON "
        + table.toCql()
        + " USING "
        + Quoting.string(className);
  }
}
