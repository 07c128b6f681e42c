package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** ALTER KEYSPACE. */
public record AlterKeyspace(
    boolean ifExists, Name name, List<Option> options, TextPosition position)
    implements SchemaStatement {
  /** Copies the options. */
  public AlterKeyspace {
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    return "ALTER KEYSPACE "
        + SchemaClauses.ifExists(ifExists)
        + name.toCql()
        + SchemaClauses.with(options);
  }
}
