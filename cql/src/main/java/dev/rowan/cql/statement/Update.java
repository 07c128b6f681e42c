package dev.rowan.cql.statement;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** UPDATE. */
public record Update(
    QualifiedName table,
    Using using,
    List<Assignment> assignments,
    List<Relation> where,
    boolean ifExists,
    List<Relation> conditions,
    TextPosition position)
    implements Modification {
  /** Copies the lists. */
  public Update {
    assignments = List.copyOf(assignments);
    where = List.copyOf(where);
    conditions = List.copyOf(conditions);
  }

  @Override
  public String toCql() {
    return "UPDATE "
        + table.toCql()
        + using.toCql()
        + " SET "
        + Clauses.list(assignments)
        + Clauses.where(where)
        + Clauses.conditions(ifExists, conditions);
  }
}
