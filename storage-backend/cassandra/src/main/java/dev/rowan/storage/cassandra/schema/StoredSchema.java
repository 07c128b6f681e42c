package dev.rowan.storage.cassandra.schema;

import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;
import dev.rowan.schema.Schema;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.cassandra.statement.Names;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a cluster has of a keyspace.
 *
 * @param replication its strategy and factors, in the words of the cluster; null if there is no
 *     such keyspace
 */
record StoredSchema(
    @Nullable Map<String, String> replication, Map<String, Table> tables, Map<String, Type> types) {
  /** Returns what a cluster has that has just the tables of a model, none of them a view. */
  static StoredSchema of(Schema model) {
    Map<String, Table> tables = new HashMap<>();
    for (TableSchema table : model.tables()) {
      Map<String, Column> columns = new HashMap<>();
      for (int i = 0; i < table.size(); i++) {
        ColumnSchema column = table.column(i);
        boolean partition = column.kind() == ColumnKind.PARTITION_KEY;
        int position = partition ? i : i - table.partitionKeySize();
        boolean sorted = column.kind() == ColumnKind.CLUSTERING;
        columns.put(
            column.name(),
            new Column(
                lower(column.kind()),
                column.kind().isKey() ? position : -1,
                sorted ? lower(column.order()) : "none",
                Names.cql(column.type())));
      }
      tables.put(table.name(), new Table(table.defaultTtl(), columns));
    }
    return new StoredSchema(Map.of(), tables, Map.of());
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }

  /**
   * A table, or a view.
   *
   * @param defaultTtl seconds, 0 for none
   * @param columns by name
   * @param view what makes it a view, or null
   */
  record Table(int defaultTtl, Map<String, Column> columns, @Nullable View view) {
    /** A table that is no view. */
    Table(int defaultTtl, Map<String, Column> columns) {
      this(defaultTtl, columns, null);
    }
  }

  /**
   * What makes a table a view.
   *
   * @param base the table that it is of
   * @param hasAll whether it has each column of that, new ones too
   * @param where which rows it has, as CQL
   */
  record View(String base, boolean hasAll, String where) {}

  /**
   * A column, in the words of the cluster.
   *
   * @param position in its part of the key, or -1
   */
  record Column(String kind, int position, String order, String type) {}

  /** A user-defined type. */
  record Type(List<String> names, List<String> types) {}
}
