package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DELETE.
 *
 * @param columns the columns, elements and fields to delete; empty for whole rows
 * @param timestamp a number of microseconds or a bind marker, or null
 */
public record Delete(
    List<ColumnPath> columns,
    QualifiedName table,
    @Nullable Term timestamp,
    List<Relation> where,
    boolean ifExists,
    List<Relation> conditions,
    TextPosition position)
    implements Modification {
  /** Copies the lists. */
  public Delete {
    columns = List.copyOf(columns);
    where = List.copyOf(where);
    conditions = List.copyOf(conditions);
  }

  @Override
  public String toCql() {
    return "DELETE "
        + (columns.isEmpty() ? "" : Clauses.list(columns) + " ")
        + "FROM "
        + table.toCql()
        + (timestamp == null ? "" : " USING TIMESTAMP " + timestamp.toCql())
        + Clauses.where(where)
        + Clauses.conditions(ifExists, conditions);
  }
}
