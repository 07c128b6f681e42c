package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Position;

/** DROP KEYSPACE. */
public record DropKeyspace(boolean ifExists, Name name, Position position)
    implements SchemaStatement {
  @Override
  public String toCql() {
    return "DROP KEYSPACE " + Clauses.ifExists(ifExists) + name.toCql();
  }
}
