package dev.rowan.cql.schema;

import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;
import java.util.List;

/**
 * CREATE MATERIALIZED VIEW.
 *
 * @param items the columns of the view; empty for {@code *}
 * @param where the relations that rows of the view fulfil; can be empty
 */
public record CreateView(
    boolean ifNotExists,
    QualifiedName name,
    List<SelectItem> items,
    QualifiedName table,
    List<Relation> where,
    PrimaryKey primaryKey,
    List<ClusteringOrder> clusteringOrder,
    List<Option> options,
    Position position)
    implements SchemaStatement {
  /** Copies the lists. */
  public CreateView {
    items = List.copyOf(items);
    where = List.copyOf(where);
    clusteringOrder = List.copyOf(clusteringOrder);
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    return "CREATE MATERIALIZED VIEW "
        + Clauses.ifNotExists(ifNotExists)
        + name.toCql()
        + " AS SELECT "
        + (items.isEmpty() ? "*" : Clauses.list(items))
        + " FROM "
        + table.toCql()
        + (where.isEmpty() ? "" : " WHERE " + Clauses.all(where))
        + " "
        + primaryKey.toCql()
        + Clauses.with(clusteringOrder, false, options);
  }
}
