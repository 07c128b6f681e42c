package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads what a cluster has of a keyspace, from the tables in which it keeps that, all at once. */
final class SchemaReader {
  private static final Logger LOG = LoggerFactory.getLogger(SchemaReader.class);
  private static final String KEYSPACE =
      "SELECT replication FROM system_schema.keyspaces WHERE keyspace_name = ?";
  private static final String TABLES =
      "SELECT table_name, default_time_to_live FROM system_schema.tables WHERE keyspace_name = ?"
          + " AND table_name = ?";
  private static final String COLUMNS =
      "SELECT column_name, kind, position, clustering_order, type FROM system_schema.columns"
          + " WHERE keyspace_name = ? AND table_name = ?";
  private static final String SETTINGS =
      "SELECT name, value FROM system_views.settings WHERE name IN ?";
  private static final String TYPES =
      "SELECT type_name, field_names, field_types FROM system_schema.types"
          + " WHERE keyspace_name = ?";

  private static final String VIEWS =
      "SELECT base_table_name, include_all_columns, where_clause FROM system_schema.views"
          + " WHERE keyspace_name = ? AND view_name = ?";

  private final CqlSession session;
  private final String keyspace;

  SchemaReader(CqlSession session, String keyspace) {
    this.session = session;
    this.keyspace = keyspace;
  }

  /** Completes with what there is of these tables and views, and with all types. */
  CompletionStage<StoredSchema> read(List<String> tableNames) {
    Map<String, StoredSchema.Table> tables = new ConcurrentHashMap<>();
    CompletionStage<List<Row>> keyspaces = rows(KEYSPACE, keyspace);
    CompletionStage<List<Row>> types = rows(TYPES, keyspace);
    CompletableFuture<?>[] reads =
        tableNames.stream()
            .map(name -> table(name, tables).toCompletableFuture())
            .toArray(CompletableFuture[]::new);
    return CompletableFuture.allOf(reads)
        .thenCompose(
            done ->
                keyspaces.thenCombine(
                    types,
                    (found, all) -> new StoredSchema(replication(found), tables, types(all))));
  }

  /**
   * Completes with how the servers are configured, as far as one of them tells: a user may not be
   * allowed to ask, and servers of another make do not know the question.
   */
  CompletionStage<Map<String, String>> settings(List<String> names) {
    return rows(SETTINGS, names)
        .handle(
            (rows, failure) -> {
              Map<String, String> settings = new HashMap<>();
              if (rows != null) {
                rows.forEach(row -> settings.put(text(row, 0), String.valueOf(row.getString(1))));
              } else {
                LOG.debug("the settings of the servers cannot be read", failure);
              }
              return settings;
            });
  }

  private static @Nullable Map<String, String> replication(List<Row> keyspaces) {
    return keyspaces.isEmpty()
        ? null
        : Objects.requireNonNull(keyspaces.get(0).getMap(0, String.class, String.class));
  }

  private CompletionStage<Void> table(String name, Map<String, StoredSchema.Table> into) {
    return rows(TABLES, keyspace, name)
        .thenCombine(
            rows(COLUMNS, keyspace, name),
            (table, columns) -> {
              if (!table.isEmpty()) {
                into.put(name, new StoredSchema.Table(table.get(0).getInt(1), columns(columns)));
              }
              return table.isEmpty() && !columns.isEmpty() ? columns(columns) : null;
            })
        .thenCompose(
            // columns of no table are those of a view
            columns ->
                columns == null
                    ? CompletableFuture.completedFuture(null)
                    : rows(VIEWS, keyspace, name)
                        .thenAccept(found -> found.forEach(v -> into.put(name, view(v, columns)))));
  }

  private static StoredSchema.Table view(Row row, Map<String, StoredSchema.Column> columns) {
    return new StoredSchema.Table(
        0, columns, new StoredSchema.View(text(row, 0), row.getBoolean(1), text(row, 2)));
  }

  private static Map<String, StoredSchema.Column> columns(List<Row> rows) {
    Map<String, StoredSchema.Column> columns = new HashMap<>();
    for (Row row : rows) {
      columns.put(
          text(row, 0),
          new StoredSchema.Column(text(row, 1), row.getInt(2), text(row, 3), text(row, 4)));
    }
    return columns;
  }

  private static Map<String, StoredSchema.Type> types(List<Row> rows) {
    Map<String, StoredSchema.Type> types = new HashMap<>();
    for (Row row : rows) {
      List<String> names = Objects.requireNonNull(row.getList(1, String.class));
      List<String> fieldTypes = Objects.requireNonNull(row.getList(2, String.class));
      types.put(text(row, 0), new StoredSchema.Type(names, fieldTypes));
    }
    return types;
  }

  private static String text(Row row, int column) {
    return Objects.requireNonNull(row.getString(column));
  }

  private CompletionStage<List<Row>> rows(String cql, Object... values) {
    List<Row> rows = new ArrayList<>();
    return session
        .executeAsync(SimpleStatement.newInstance(cql, values).setIdempotent(true))
        .thenCompose(result -> collect(result, rows));
  }

  private static CompletionStage<List<Row>> collect(AsyncResultSet result, List<Row> rows) {
    result.currentPage().forEach(rows::add);
    return result.hasMorePages()
        ? result.fetchNextPage().thenCompose(next -> collect(next, rows))
        : CompletableFuture.completedFuture(rows);
  }
}
