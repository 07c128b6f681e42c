package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** INSERT with columns and values. That there are as many values as columns is not checked. */
public record Insert(
    QualifiedName table,
    List<Name> columns,
    List<Term> values,
    boolean ifNotExists,
    Using using,
    TextPosition position)
    implements Modification {
  /** Copies the lists. */
  public Insert {
    columns = List.copyOf(columns);
    values = List.copyOf(values);
  }

  @Override
  public String toCql() {
    return "INSERT INTO "
        + table.toCql()
        + " ("
        + Clauses.list(columns)
        + ") VALUES ("
        + Clauses.list(values)
        + ")"
        + (ifNotExists ? " IF NOT EXISTS" : "")
        + using.toCql();
  }
}
