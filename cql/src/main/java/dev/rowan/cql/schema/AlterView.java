package dev.rowan.cql.schema;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** ALTER MATERIALIZED VIEW. */
public record AlterView(
    boolean ifExists, QualifiedName name, List<Option> options, TextPosition position)
    implements SchemaStatement {
  /** Copies the options. */
  public AlterView {
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    return "ALTER MATERIALIZED VIEW "
        + SchemaClauses.ifExists(ifExists)
        + name.toCql()
        + SchemaClauses.with(options);
  }
}
