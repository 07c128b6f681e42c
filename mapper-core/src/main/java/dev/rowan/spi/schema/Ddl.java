package dev.rowan.spi.schema;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The CQL statements that create, extend and drop schema elements. Every name is quoted. */
public final class Ddl {
  private static final int USUAL_REPLICAS = 3;

  private final String keyspace;

  /** Creates statements that name a keyspace, as stored, case-sensitive. */
  public Ddl(String keyspace) {
    this.keyspace = CqlNames.quoted(keyspace) + ".";
  }

  private Ddl() {
    this.keyspace = "";
  }

  /** Returns statements without a keyspace. */
  public static Ddl unqualified() {
    return new Ddl();
  }

  /**
   * Returns a statement that creates the keyspace with the usual number of replicas.
   *
   * @param datacenters the data centre of each node
   */
  public String createKeyspace(List<String> datacenters) {
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

  /** Returns a statement that creates a table with its options. */
  public String createTable(TableSchema table) {
    StringBuilder cql = new StringBuilder("CREATE TABLE IF NOT EXISTS ");
    cql.append(keyspace).append(CqlNames.quoted(table.name())).append(" (");
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
            .map(column -> CqlNames.quoted(column.name()) + " " + column.order())
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
  public String createView(TableSchema view, TableSchema base) {
    boolean all =
        base.columns().stream()
            .allMatch(
                column -> view.columns().stream().anyMatch(c -> c.name().equals(column.name())));
    List<ColumnSchema> key = view.columns().subList(0, view.keySize());
    return "CREATE MATERIALIZED VIEW IF NOT EXISTS "
        + keyspace
        + CqlNames.quoted(view.name())
        + " AS SELECT "
        + (all ? "*" : names(view.columns()))
        + " FROM "
        + keyspace
        + CqlNames.quoted(base.name())
        + key.stream()
            .map(column -> CqlNames.quoted(column.name()) + " IS NOT NULL")
            .collect(Collectors.joining(" AND ", " WHERE ", ""))
        + " "
        + primaryKey(view)
        + clusteringOrder(view, " WITH ");
  }

  /** Returns a statement that creates a native index. */
  public String createIndex(TableSchema table, NativeIndexSchema index) {
    return (index.kind() == IndexKind.SAI ? "CREATE CUSTOM INDEX" : "CREATE INDEX")
        + " IF NOT EXISTS "
        + CqlNames.quoted(index.name())
        + " ON "
        + keyspace
        + CqlNames.quoted(table.name())
        + " ("
        + target(table, index, CqlNames.quoted(index.column()))
        + ")"
        + (index.kind() == IndexKind.SAI ? " USING 'StorageAttachedIndex'" : "")
        + index.options().entrySet().stream()
            .map(
                option ->
                    " WITH OPTIONS = {'%s': '%s'}".formatted(option.getKey(), option.getValue()))
            .collect(Collectors.joining());
  }

  /** Returns a statement that drops a native index. */
  public String dropIndex(String index) {
    return "DROP INDEX " + keyspace + CqlNames.quoted(index);
  }

  /**
   * Returns the indexed part of a column as servers report it: {@code price}, {@code values(tags)}.
   * A name with capital letters or other characters has quotes.
   */
  public static String indexTarget(TableSchema table, NativeIndexSchema index) {
    boolean plain = index.column().matches("[a-z][a-z0-9_]*");
    return target(table, index, plain ? index.column() : CqlNames.quoted(index.column()));
  }

  private static String target(TableSchema table, NativeIndexSchema index, String column) {
    boolean whole = !table.column(table.indexOf(index.column())).type().isMultiCell();
    return index.target() == IndexTarget.VALUES && whole
        ? column
        : index.target().name().toLowerCase(Locale.ROOT) + "(" + column + ")";
  }

  /** Returns a statement that drops a view. */
  public String dropView(String view) {
    return "DROP MATERIALIZED VIEW " + keyspace + CqlNames.quoted(view);
  }

  /** Returns a statement that drops a table and its rows. */
  public String dropTable(String table) {
    return "DROP TABLE " + keyspace + CqlNames.quoted(table);
  }

  /** Returns a statement that drops a column and its values. */
  public String dropColumn(String table, String column) {
    return "ALTER TABLE " + keyspace + CqlNames.quoted(table) + " DROP " + CqlNames.quoted(column);
  }

  /** Returns a statement that sets the default TTL of a table; stored values keep theirs. */
  public String alterTtl(TableSchema table) {
    return alterOptions(table, List.of("default_time_to_live = " + table.defaultTtl()));
  }

  /** Returns a statement that adds a column. */
  public String addColumn(TableSchema table, ColumnSchema column) {
    return "ALTER TABLE " + keyspace + CqlNames.quoted(table.name()) + " ADD " + definition(column);
  }

  /**
   * Returns a statement that changes options of a table.
   *
   * @param options as {@code name = value}, at least one
   */
  public String alterOptions(TableSchema table, List<String> options) {
    return "ALTER TABLE "
        + keyspace
        + CqlNames.quoted(table.name())
        + " WITH "
        + String.join(" AND ", options);
  }

  /** Returns a statement that creates a user-defined type. */
  public String createType(UserType type) {
    return type.fields().stream()
        .map(Ddl::definition)
        .collect(
            Collectors.joining(
                ", ",
                "CREATE TYPE IF NOT EXISTS " + keyspace + CqlNames.quoted(type.name()) + " (",
                ")"));
  }

  /** Returns a statement that adds a field at the end of a user-defined type. */
  public String addField(UserType type, UserType.Field field) {
    return "ALTER TYPE " + keyspace + CqlNames.quoted(type.name()) + " ADD " + definition(field);
  }

  private static String definition(ColumnSchema column) {
    return CqlNames.quoted(column.name())
        + " "
        + CqlNames.cql(column.type())
        + (column.kind() == ColumnKind.STATIC ? " static" : "");
  }

  private static String definition(UserType.Field field) {
    return CqlNames.quoted(field.name()) + " " + CqlNames.cql(field.type());
  }

  private static String names(List<ColumnSchema> columns) {
    return columns.stream().map(c -> CqlNames.quoted(c.name())).collect(Collectors.joining(", "));
  }
}
