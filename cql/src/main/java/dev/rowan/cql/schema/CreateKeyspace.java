package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** CREATE KEYSPACE. */
public record CreateKeyspace(
    boolean ifNotExists, Name name, List<Option> options, TextPosition position)
    implements SchemaStatement {
  /** Copies the options. */
  public CreateKeyspace {
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    return "CREATE KEYSPACE "
        + SchemaClauses.ifNotExists(ifNotExists)
        + name.toCql()
        + SchemaClauses.with(options);
  }
}
