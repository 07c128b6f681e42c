package dev.rowan.cql.schema;

import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
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
    TextPosition position)
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
        + SchemaClauses.ifNotExists(ifNotExists)
        + name.toCql()
        + " AS SELECT "
        + (items.isEmpty() ? "*" : SchemaClauses.list(items))
        + " FROM "
        + table.toCql()
        + (where.isEmpty() ? "" : " WHERE " + SchemaClauses.all(where))
        + " "
        + primaryKey.toCql()
        + SchemaClauses.with(clusteringOrder, false, options);
  }
}
