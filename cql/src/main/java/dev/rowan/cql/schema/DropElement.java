package dev.rowan.cql.schema;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;

/** DROP TABLE, DROP TYPE, DROP INDEX or DROP MATERIALIZED VIEW. */
public record DropElement(Kind kind, boolean ifExists, QualifiedName name, Position position)
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
        + Clauses.ifExists(ifExists)
        + (kind == Kind.TYPE ? name.toTypeCql() : name.toCql());
  }
}
