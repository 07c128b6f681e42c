package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;

/** DROP KEYSPACE. */
public record DropKeyspace(boolean ifExists, Name name, TextPosition position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "DROP KEYSPACE " + SchemaClauses.ifExists(ifExists) + name.toCql();
  }
}
