package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.storage.cassandra.statement.Names;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The statements that create missing schema elements. Every name is quoted. */
final class Ddl {
  private static final int USUAL_REPLICAS = 3;

  private final String keyspace;

  Ddl(String keyspace) {
    this.keyspace = Names.quoted(keyspace) + ".";
  }

  /**
   * Returns a statement that creates the keyspace with the usual number of replicas.
   *
   * @param datacenters the data centre of each node
   */
  String createKeyspace(List<String> datacenters) {
    Map<String, Integer> replicas = new TreeMap<>();
    for (String datacenter : datacenters) {
      replicas.merge(datacenter, 1, (count, one) -> Math.min(count + one, USUAL_REPLICAS));
    }
    StringBuilder cql = new StringBuilder("CREATE KEYSPACE ");
    cql.append(keyspace, 0, keyspace.length() - 1);
    cql.append(" WITH replication = {'class': 'NetworkTopologyStrategy'");
    replicas.forEach(
        (datacenter, count) ->
            cql.append(", '").append(datacenter.replace("'", "''")).append("': ").append(count));
    return cql.append('}').toString();
  }

  String createTable(TableSchema table) {
    StringBuilder cql = new StringBuilder("CREATE TABLE IF NOT EXISTS ");
    cql.append(keyspace).append(Names.quoted(table.name())).append(" (");
    for (ColumnSchema column : table.columns()) {
      cql.append(definition(column)).append(", ");
    }
    return cql.append(primaryKey(table))
        .append(") WITH default_time_to_live = ")
        .append(table.defaultTtl())
        .append(clusteringOrder(table, " AND "))
        .append(
            TableOptionsCql.of(table).stream().map(" AND "::concat).collect(Collectors.joining()))
        .toString();
  }

  private static String primaryKey(TableSchema table) {
    List<ColumnSchema> partition = table.columns().subList(0, table.partitionKeySize());
    List<ColumnSchema> clustering = clustering(table);
    return "PRIMARY KEY (("
        + names(partition)
        + ")"
        + (clustering.isEmpty() ? "" : ", " + names(clustering))
        + ")";
  }

  private static String clusteringOrder(TableSchema table, String word) {
    return clustering(table).isEmpty()
        ? ""
        : clustering(table).stream()
            .map(column -> Names.quoted(column.name()) + " " + column.order())
            .collect(Collectors.joining(", ", word + "CLUSTERING ORDER BY (", ")"));
  }

  private static List<ColumnSchema> clustering(TableSchema table) {
    return table.columns().subList(table.partitionKeySize(), table.keySize());
  }

  /**
   * Returns the statement for a view of all rows that have a value in each column of its key. If
   * the view has all columns of its base table, it selects {@code *}, so that the server adds new
   * columns to it.
   */
  String createView(TableSchema view, TableSchema base) {
    boolean all =
        base.columns().stream()
            .allMatch(
                column -> view.columns().stream().anyMatch(c -> c.name().equals(column.name())));
    List<ColumnSchema> key = view.columns().subList(0, view.keySize());
    return "CREATE MATERIALIZED VIEW IF NOT EXISTS "
        + keyspace
        + Names.quoted(view.name())
        + " AS SELECT "
        + (all ? "*" : names(view.columns()))
        + " FROM "
        + keyspace
        + Names.quoted(base.name())
        + key.stream()
            .map(column -> Names.quoted(column.name()) + " IS NOT NULL")
            .collect(Collectors.joining(" AND ", " WHERE ", ""))
        + " "
        + primaryKey(view)
        + clusteringOrder(view, " WITH ");
  }

  String dropView(TableSchema view) {
    return "DROP MATERIALIZED VIEW " + keyspace + Names.quoted(view.name());
  }

  String addColumn(TableSchema table, ColumnSchema column) {
    return "ALTER TABLE " + keyspace + Names.quoted(table.name()) + " ADD " + definition(column);
  }

  /**
   * Returns a statement that changes options of a table.
   *
   * @param options as {@code name = value}, at least one
   */
  String alterOptions(TableSchema table, List<String> options) {
    return "ALTER TABLE "
        + keyspace
        + Names.quoted(table.name())
        + " WITH "
        + String.join(" AND ", options);
  }

  String createType(UserType type) {
    return type.fields().stream()
        .map(Ddl::definition)
        .collect(
            Collectors.joining(
                ", ",
                "CREATE TYPE IF NOT EXISTS " + keyspace + Names.quoted(type.name()) + " (",
                ")"));
  }

  String addField(UserType type, UserType.Field field) {
    return "ALTER TYPE " + keyspace + Names.quoted(type.name()) + " ADD " + definition(field);
  }

  private static String definition(ColumnSchema column) {
    return Names.quoted(column.name())
        + " "
        + Names.cql(column.type())
        + (column.kind() == ColumnKind.STATIC ? " static" : "");
  }

  private static String definition(UserType.Field field) {
    return Names.quoted(field.name()) + " " + Names.cql(field.type());
  }

  private static String names(List<ColumnSchema> columns) {
    return columns.stream().map(c -> Names.quoted(c.name())).collect(Collectors.joining(", "));
  }
}
