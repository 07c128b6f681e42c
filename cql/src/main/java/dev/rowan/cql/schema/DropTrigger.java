package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/** DROP TRIGGER. */
public record DropTrigger(boolean ifExists, Name name, QualifiedName table, TextPosition position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "DROP TRIGGER "
        + SchemaClauses.ifExists(ifExists)
        + name.toCql()
        + " ON "
        + table.toCql();
  }
}
