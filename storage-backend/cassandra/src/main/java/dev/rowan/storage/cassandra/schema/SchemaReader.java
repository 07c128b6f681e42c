package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.metadata.Node;
import dev.rowan.annotation.IndexKind;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserTypes;
import dev.rowan.storage.cassandra.type.WireCodec;
import dev.rowan.storage.cassandra.type.WireCodecs;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the schema of a keyspace from the cluster's system tables. A call queries each system table
 * at most once, whatever the number of tables, and all in parallel. Only {@link #names} reads the
 * rows of all tables of the keyspace, which can have hundreds.
 */
final class SchemaReader {
  private static final Logger LOG = LoggerFactory.getLogger(SchemaReader.class);
  private static final String KEYSPACE =
      "SELECT replication FROM system_schema.keyspaces WHERE keyspace_name = ?";
  private static final String TABLES =
      "SELECT table_name, default_time_to_live, compaction, compression, caching,"
          + " gc_grace_seconds, comment FROM system_schema.tables"
          + " WHERE keyspace_name = ? AND table_name IN ?";
  private static final String COLUMNS =
      "SELECT table_name, column_name, kind, position, clustering_order, type"
          + " FROM system_schema.columns WHERE keyspace_name = ? AND table_name IN ?";
  private static final String TYPE =
      "SELECT type FROM system_schema.columns"
          + " WHERE keyspace_name = ? AND table_name = ? AND column_name = ?";
  private static final String INDEXES =
      "SELECT table_name, index_name, kind, options FROM system_schema.indexes"
          + " WHERE keyspace_name = ? AND table_name IN ?";
  private static final String SETTINGS =
      "SELECT name, value FROM system_views.settings WHERE name IN ?";
  private static final String TYPES =
      "SELECT type_name, field_names, field_types FROM system_schema.types"
          + " WHERE keyspace_name = ?";

  private static final String VIEWS =
      "SELECT view_name, base_table_name, include_all_columns, where_clause"
          + " FROM system_schema.views WHERE keyspace_name = ? AND view_name IN ?";

  private static final String TABLE_NAMES =
      "SELECT table_name FROM system_schema.tables WHERE keyspace_name = ?";
  private static final String NAMES_BETWEEN =
      TABLE_NAMES + " AND table_name > ? AND table_name < ?";
  private static final String VIEW_NAMES =
      "SELECT view_name FROM system_schema.views WHERE keyspace_name = ?";

  private static final String ESTIMATES =
      "SELECT table_name, partitions_count, mean_partition_size FROM system.size_estimates"
          + " WHERE keyspace_name = ? AND table_name IN ?";
  private static final String LARGEST =
      "SELECT table_name, mebibytes FROM system_views.max_partition_size"
          + " WHERE keyspace_name = ? AND table_name IN ?";

  /** Names are sorted by their bytes. */
  private static final char AFTER_UNDERSCORE = '_' + 1;

  // For such types the driver would look up codecs, which load classes that nothing else needs.
  private static final WireCodec TEXTS = WireCodecs.of(new ListType(ScalarType.TEXT, true));
  private static final WireCodec TEXT_MAP =
      WireCodecs.of(new MapType(ScalarType.TEXT, ScalarType.TEXT, true));

  private final CqlSession session;
  private final String keyspace;

  SchemaReader(CqlSession session, String keyspace) {
    this.session = session;
    this.keyspace = keyspace;
  }

  /** Completes with what is stored of the tables, views and types of a model. */
  CompletionStage<StoredSchema> read(Schema model) {
    List<String> tableNames = new ArrayList<>(model.tables().size());
    List<String> indexed = new ArrayList<>(0);
    for (TableSchema table : model.tables()) {
      tableNames.add(table.name());
      if (!table.nativeIndexes().isEmpty()) {
        indexed.add(table.name());
      }
    }
    ByteBuffer names = TEXTS.encode(tableNames);
    CompletableFuture<List<Row>> keyspaces = rows(KEYSPACE, keyspace);
    CompletableFuture<List<Row>> tables = rows(TABLES, keyspace, names);
    CompletableFuture<List<Row>> columns = rows(COLUMNS, keyspace, names);
    CompletableFuture<List<Row>> types =
        UserTypes.of(model.tables()).isEmpty() ? none() : rows(TYPES, keyspace);
    CompletableFuture<List<Row>> indexes =
        indexed.isEmpty() ? none() : rows(INDEXES, keyspace, TEXTS.encode(indexed));
    return CompletableFuture.allOf(keyspaces, types, tables, columns, indexes)
        .thenCompose(
            done ->
                withViews(
                    new StoredSchema(
                        replication(keyspaces.join()),
                        tables(tables.join(), columns.join(), indexes.join()),
                        types(types.join())),
                    columns.join()));
  }

  /** Completes with the existing ones of these tables, without their indexes. */
  CompletionStage<Map<String, StoredSchema.Table>> tables(List<String> tableNames) {
    ByteBuffer names = TEXTS.encode(tableNames);
    return rows(TABLES, keyspace, names)
        .thenCombine(
            rows(COLUMNS, keyspace, names),
            (tables, columns) -> tables(tables, columns, List.of()));
  }

  /** Completes with the names of the tables that begin with this prefix and {@code _}. */
  CompletionStage<List<String>> namesWithPrefix(String prefix) {
    return rows(NAMES_BETWEEN, keyspace, prefix + "_", prefix + AFTER_UNDERSCORE)
        .thenApply(found -> found.stream().map(row -> text(row, 0)).toList());
  }

  /** Completes with the names of all tables and views; for each, whether it is a view. */
  CompletionStage<Map<String, Boolean>> names() {
    return rows(TABLE_NAMES, keyspace)
        .thenCombine(
            rows(VIEW_NAMES, keyspace),
            (tables, views) -> {
              Map<String, Boolean> names = new TreeMap<>();
              tables.forEach(row -> names.put(text(row, 0), false));
              views.forEach(row -> names.put(text(row, 0), true));
              return names;
            });
  }

  private static Map<String, StoredSchema.Table> tables(
      List<Row> rows, List<Row> columns, List<Row> indexes) {
    Map<String, StoredSchema.Table> tables = new HashMap<>();
    for (Row row : rows) {
      String name = text(row, 0);
      tables.put(
          name,
          new StoredSchema.Table(
              row.getInt(1), storage(row), columns(name, columns), indexes(name, indexes), null));
    }
    return tables;
  }

  /** Adds the views among them: a column whose table does not exist belongs to a view. */
  private CompletionStage<StoredSchema> withViews(StoredSchema stored, List<Row> columns) {
    Set<String> views = new LinkedHashSet<>();
    for (Row column : columns) {
      String table = text(column, 0);
      if (!stored.tables().containsKey(table)) {
        views.add(table);
      }
    }
    if (views.isEmpty()) {
      return CompletableFuture.completedFuture(stored);
    }
    return rows(VIEWS, keyspace, TEXTS.encode(List.copyOf(views)))
        .thenApply(
            found -> {
              for (Row row : found) {
                stored.tables().put(text(row, 0), view(row, columns(text(row, 0), columns)));
              }
              return stored;
            });
  }

  /**
   * Completes with the configuration of the servers, as far as one of them reports it. A user may
   * lack the permission, and compatible servers may not support the query.
   */
  CompletionStage<Map<String, String>> settings(List<String> names) {
    return rows(SETTINGS, TEXTS.encode(names))
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
    if (keyspaces.isEmpty()) {
      return null;
    }
    return textMap(keyspaces.get(0), 0);
  }

  private static StorageOptions storage(Row table) {
    return new StorageOptions(
        textMap(table, 2),
        textMap(table, 3),
        textMap(table, 4),
        table.getInt(5),
        Objects.requireNonNullElse(table.getString(6), ""));
  }

  private static Map<String, String> textMap(Row row, int column) {
    Map<String, String> map = new HashMap<>();
    Map<?, ?> stored = (Map<?, ?>) Objects.requireNonNull(TEXT_MAP.decode(bytes(row, column)));
    for (Map.Entry<?, ?> each : stored.entrySet()) {
      map.put((String) each.getKey(), (String) each.getValue());
    }
    return map;
  }

  private static StoredSchema.Table view(Row row, Map<String, StoredSchema.Column> columns) {
    return new StoredSchema.Table(
        0,
        StorageOptions.DEFAULT,
        columns,
        List.of(),
        new StoredSchema.View(text(row, 1), row.getBoolean(2), text(row, 3)));
  }

  private static Map<String, StoredSchema.Column> columns(String table, List<Row> rows) {
    Map<String, StoredSchema.Column> columns = new HashMap<>();
    for (Row row : rows) {
      if (text(row, 0).equals(table)) {
        columns.put(
            text(row, 1),
            new StoredSchema.Column(text(row, 2), row.getInt(3), text(row, 4), text(row, 5)));
      }
    }
    return columns;
  }

  private static List<StoredSchema.Index> indexes(String table, List<Row> rows) {
    List<StoredSchema.Index> indexes = new ArrayList<>();
    for (Row row : rows) {
      if (text(row, 0).equals(table)) {
        Map<String, String> options = textMap(row, 3);
        String target = Objects.requireNonNullElse(options.remove("target"), "");
        String implementation = Objects.requireNonNullElse(options.remove("class_name"), "");
        indexes.add(
            new StoredSchema.Index(
                text(row, 1), kind(text(row, 2), implementation), target, options, implementation));
      }
    }
    return indexes;
  }

  private static @Nullable IndexKind kind(String kind, String implementation) {
    if (!kind.equals("CUSTOM")) {
      return IndexKind.LEGACY;
    }
    String simple = implementation.substring(implementation.lastIndexOf('.') + 1);
    return simple.equals("StorageAttachedIndex") || simple.equalsIgnoreCase("sai")
        ? IndexKind.SAI
        : null;
  }

  private static Map<String, StoredSchema.Type> types(List<Row> rows) {
    Map<String, StoredSchema.Type> types = new HashMap<>();
    for (Row row : rows) {
      List<String> names = texts(row, 1);
      List<String> fieldTypes = texts(row, 2);
      types.put(text(row, 0), new StoredSchema.Type(names, fieldTypes));
    }
    return types;
  }

  private static String text(Row row, int column) {
    return Objects.requireNonNull(row.getString(column));
  }

  private static List<String> texts(Row row, int column) {
    List<String> texts = new ArrayList<>();
    for (Object each : (List<?>) Objects.requireNonNull(TEXTS.decode(bytes(row, column)))) {
      texts.add((String) each);
    }
    return texts;
  }

  private static ByteBuffer bytes(Row row, int column) {
    return Objects.requireNonNull(row.getBytesUnsafe(column));
  }

  /** Completes with the replication of the keyspace; null if the keyspace does not exist. */
  CompletionStage<@Nullable Map<String, String>> replication() {
    return rows(KEYSPACE, keyspace).thenApply(SchemaReader::replication);
  }

  /**
   * Completes with the estimates of one node: for each table and range of tokens the number of
   * partitions and their mean bytes. Empty if the node does not report them.
   */
  CompletionStage<List<Row>> estimates(Node node, List<String> tableNames) {
    return ofNode(node, ESTIMATES, tableNames);
  }

  /**
   * Completes with the mebibytes of the largest partition that one node has of each table, rounded
   * up. Empty if the node does not report them.
   */
  CompletionStage<List<Row>> largestPartitions(Node node, List<String> tableNames) {
    return ofNode(node, LARGEST, tableNames);
  }

  /** A user may lack the permission, and compatible servers may not have the table. */
  private CompletionStage<List<Row>> ofNode(Node node, String cql, List<String> tableNames) {
    SimpleStatement statement =
        SimpleStatement.newInstance(cql, keyspace, TEXTS.encode(tableNames)).setNode(node);
    return rows(statement)
        .exceptionally(
            failure -> {
              LOG.debug("{} does not report the sizes of partitions", node, failure);
              return List.of();
            });
  }

  /** Completes with the type of a column; empty if there is no such column. */
  CompletionStage<String> type(String table, String column) {
    return rows(TYPE, keyspace, table, column)
        .thenApply(found -> found.isEmpty() ? "" : text(found.get(0), 0));
  }

  private static CompletableFuture<List<Row>> none() {
    return CompletableFuture.completedFuture(List.of());
  }

  private CompletableFuture<List<Row>> rows(String cql, Object... values) {
    return rows(SimpleStatement.newInstance(cql, values));
  }

  private CompletableFuture<List<Row>> rows(SimpleStatement statement) {
    List<Row> rows = new ArrayList<>();
    return session
        .executeAsync(statement.setIdempotent(true))
        .thenCompose(result -> collect(result, rows))
        .toCompletableFuture();
  }

  private static CompletionStage<List<Row>> collect(AsyncResultSet result, List<Row> rows) {
    for (Row row : result.currentPage()) {
      rows.add(row);
    }
    return result.hasMorePages()
        ? result.fetchNextPage().thenCompose(next -> collect(next, rows))
        : CompletableFuture.completedFuture(rows);
  }
}
