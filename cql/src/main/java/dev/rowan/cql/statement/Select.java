package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * SELECT.
 *
 * @param isJson whether each row is returned as one JSON object
 * @param isDistinct whether each partition is returned once
 * @param items what is returned; empty for {@code *}
 * @param where the relations, all of which hold; empty without WHERE
 * @param perPartitionLimit a number or a bind marker, or null
 * @param limit a number or a bind marker, or null
 */
public record Select(
    boolean isJson,
    boolean isDistinct,
    List<SelectItem> items,
    QualifiedName table,
    List<Relation> where,
    List<Term> groupBy,
    List<Ordering> orderBy,
    @Nullable Term perPartitionLimit,
    @Nullable Term limit,
    boolean allowsFiltering,
    TextPosition position)
    implements RowStatement {
  /** Copies the lists. */
  public Select {
    items = List.copyOf(items);
    where = List.copyOf(where);
    groupBy = List.copyOf(groupBy);
    orderBy = List.copyOf(orderBy);
  }

  @Override
  public String toCql() {
    return "SELECT "
        + (isJson ? "JSON " : "")
        + (isDistinct ? "DISTINCT " : "")
        + (items.isEmpty() ? "*" : Clauses.list(items))
        + " FROM "
        + table.toCql()
        + Clauses.where(where)
        + (groupBy.isEmpty() ? "" : " GROUP BY " + Clauses.list(groupBy))
        + (orderBy.isEmpty() ? "" : " ORDER BY " + Clauses.list(orderBy))
        + (perPartitionLimit == null ? "" : " PER PARTITION LIMIT " + perPartitionLimit.toCql())
        + (limit == null ? "" : " LIMIT " + limit.toCql())
        + (allowsFiltering ? " ALLOW FILTERING" : "");
  }
}
