package dev.rowan.cql.schema;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/** DROP TABLE, DROP TYPE, DROP INDEX or DROP MATERIALIZED VIEW. */
public record DropElement(Kind kind, boolean ifExists, QualifiedName name, TextPosition position)
    implements SchemaStatement {
  /** What is dropped. */
  public enum Kind {
    /** A table. */
    TABLE("TABLE"),
    /** A user-defined type. */
    TYPE("TYPE"),
    /** An index. */
    INDEX("INDEX"),
    /** A materialized view. */
    VIEW("MATERIALIZED VIEW");

    private final String cql;

    Kind(String cql) {
      this.cql = cql;
    }
  }

  @Override
  public String toCql() {
    return "DROP "
        + kind.cql
        + " "
        + SchemaClauses.ifExists(ifExists)
        + (kind == Kind.TYPE ? name.toTypeCql() : name.toCql());
  }
}
