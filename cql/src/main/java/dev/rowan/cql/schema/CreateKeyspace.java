package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Position;
import java.util.List;

/** CREATE KEYSPACE. */
public record CreateKeyspace(
    boolean ifNotExists, Name name, List<Option> options, Position position)
    implements SchemaStatement {
  /** Copies the options. */
  public CreateKeyspace {
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    return "CREATE KEYSPACE "
        + Clauses.ifNotExists(ifNotExists)
        + name.toCql()
        + Clauses.with(options);
  }
}
