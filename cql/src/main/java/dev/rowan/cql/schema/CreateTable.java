package dev.rowan.cql.schema;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * CREATE TABLE.
 *
 * @param columns the columns, with different names
 * @param primaryKey the primary key, or null if the text has none; the server needs one
 */
public record CreateTable(
    boolean ifNotExists,
    QualifiedName name,
    List<ColumnDefinition> columns,
    @Nullable PrimaryKey primaryKey,
    List<ClusteringOrder> clusteringOrder,
    boolean isCompact,
    List<Option> options,
    TextPosition position)
    implements SchemaStatement {
  /** Copies the lists. */
  public CreateTable {
    columns = List.copyOf(columns);
    clusteringOrder = List.copyOf(clusteringOrder);
    options = List.copyOf(options);
  }

  @Override
  public String toCql() {
    String definitions = SchemaClauses.list(columns);
    String separator = columns.isEmpty() ? "" : ", ";
    return "CREATE TABLE "
        + SchemaClauses.ifNotExists(ifNotExists)
        + name.toCql()
        + " ("
        + definitions
        + (primaryKey == null ? "" : separator + primaryKey.toCql())
        + ")"
        + SchemaClauses.with(clusteringOrder, isCompact, options);
  }
}
