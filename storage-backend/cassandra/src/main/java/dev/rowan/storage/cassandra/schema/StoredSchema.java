package dev.rowan.storage.cassandra.schema;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.Ddl;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableOptionsCql;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The schema of a keyspace in the cluster.
 *
 * @param replication its strategy and factors, as the cluster reports them; null if the keyspace
 *     does not exist
 */
record StoredSchema(
    @Nullable Map<String, String> replication, Map<String, Table> tables, Map<String, Type> types) {
  /** Returns the schema of a cluster with exactly the tables of a model, none of them a view. */
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
                CqlNames.cql(column.type())));
      }
      tables.put(
          table.name(),
          new Table(
              table.defaultTtl(), TableOptionsCql.stored(table), columns, indexes(table), null));
    }
    return new StoredSchema(Map.of(), tables, Map.of());
  }

  private static ColumnKind kind(Column column) {
    return ColumnKind.valueOf(column.kind().toUpperCase(Locale.ROOT));
  }

  private static List<Index> indexes(TableSchema table) {
    return table.nativeIndexes().stream()
        .map(
            each -> new Index(each.name(), each.kind(), Ddl.indexTarget(table, each), Map.of(), ""))
        .toList();
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }

  /**
   * A table, or a view.
   *
   * @param defaultTtl seconds, 0 for none
   * @param storage the options that the cluster reports, with the whole comment
   * @param columns by name
   * @param indexes its native indexes, if the model has some
   * @param view the view's definition, or null for a table
   */
  record Table(
      int defaultTtl,
      StorageOptions storage,
      Map<String, Column> columns,
      List<Index> indexes,
      @Nullable View view) {
    /** Creates a table without indexes that is not a view. */
    Table(int defaultTtl, StorageOptions storage, Map<String, Column> columns) {
      this(defaultTtl, storage, columns, List.of(), null);
    }

    /**
     * Returns the description of this table, whose rows have moved.
     *
     * @param moved the stored table of the successor; null if there is none
     * @param names the names of stored tables: at least those that begin with this name
     */
    FormerTable former(
        String name, TableSchema successor, @Nullable Table moved, Collection<String> names) {
      List<ColumnSchema> former = new ArrayList<>();
      columns.entrySet().stream()
          .sorted(
              Comparator.comparing((Map.Entry<String, Column> each) -> kind(each.getValue()))
                  .thenComparing(each -> each.getValue().position())
                  .thenComparing(Map.Entry::getKey))
          .forEach(
              each ->
                  former.add(
                      new ColumnSchema(
                          each.getKey(),
                          ScalarType.BLOB,
                          kind(each.getValue()),
                          each.getValue().order().equals("desc") ? Order.DESC : Order.ASC)));
      return FormerTable.of(
          name,
          former,
          (column, type) ->
              StoredTypes.fits(Objects.requireNonNull(columns.get(column.name())).type(), type),
          successor,
          false,
          (moved == null ? successor.storage() : moved.storage()).gcGraceSeconds(),
          names);
    }
  }

  /**
   * A native index.
   *
   * @param kind null for another implementation
   * @param target the indexed part of a column: {@code keys("Sizes")}
   * @param options its options, without its target and its class
   * @param implementation the name of its class; empty for an index of the first generation
   */
  record Index(
      String name,
      @Nullable IndexKind kind,
      String target,
      Map<String, String> options,
      String implementation) {
    /** Returns the index in words. */
    String text() {
      String of = kind == null ? implementation : kind.name();
      return "a native index of kind " + of + (options.isEmpty() ? "" : " with " + options);
    }
  }

  /**
   * The definition of a view.
   *
   * @param base the base table
   * @param hasAll whether it has all columns of the base table, including new ones
   * @param where the condition that selects its rows, as CQL
   */
  record View(String base, boolean hasAll, String where) {}

  /**
   * A column, as the cluster reports it.
   *
   * @param position in its part of the key, or -1
   */
  record Column(String kind, int position, String order, String type) {}

  /** A user-defined type. */
  record Type(List<String> names, List<String> types) {}
}
