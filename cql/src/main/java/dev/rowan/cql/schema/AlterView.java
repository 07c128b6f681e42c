package dev.rowan.cql.schema;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;
import java.util.List;

/** ALTER MATERIALIZED VIEW. */
public record AlterView(
    boolean ifExists, QualifiedName name, List<Option> options, Position position)
    implements SchemaStatement {
  /** Copies the options. */
  public AlterView {
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    return "ALTER MATERIALIZED VIEW "
        + Clauses.ifExists(ifExists)
        + name.toCql()
        + Clauses.with(options);
  }
}
