package dev.rowan.storage.contract;

import dev.rowan.schema.ColumnSchema;
import dev.rowan.schema.TableSchema;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names of the tables that tests use, by the shape of the table. A test takes a table that no
 * running test uses. At its end the fixture empties the table, and the next test that needs this
 * shape takes the table again. On a cluster, {@code CREATE TABLE} costs more than the rest of a
 * test, and each table slows down every later change of the schema. Not thread-safe.
 */
final class TablePool {
  private static final Map<List<Object>, Deque<TableSchema>> FREE = new HashMap<>();
  private static final List<Taken> TAKEN = new ArrayList<>();

  private TablePool() {}

  private record Taken(TableSchema table, Deque<TableSchema> home) {}

  /**
   * Returns a table of this shape that no other running test uses, and that has no rows if it
   * exists. The name of the shape becomes the first part of the table's name.
   */
  static TableSchema take(TableSchema.Builder builder) {
    return take(builder, "");
  }

  /**
   * Returns a table of this shape, as {@link #take(TableSchema.Builder)} does.
   *
   * @param variant decides, beside the shape, how the table is stored: the mapper freezes copied
   *     collections of an index table, depending on how the index is maintained
   */
  static TableSchema take(TableSchema.Builder builder, Object variant) {
    TableSchema shape = builder.build();
    Deque<TableSchema> free =
        FREE.computeIfAbsent(List.of(shape, variant), unknown -> new ArrayDeque<>());
    TableSchema table =
        free.isEmpty() ? named(ContractCase.freshName(shape.name()), shape) : free.pop();
    TAKEN.add(new Taken(table, free));
    return table;
  }

  /** Returns the names of the tables that the running test took. */
  static List<String> taken() {
    return TAKEN.stream().map(taken -> taken.table().name()).toList();
  }

  /** Makes the tables of the running test available to others; they are empty again. */
  static void release() {
    for (Taken taken : TAKEN) {
      taken.home().push(taken.table());
    }
    TAKEN.clear();
  }

  /** Forgets the tables of the running test, which may have rows. */
  static void abandon() {
    TAKEN.clear();
  }

  private static TableSchema named(String name, TableSchema shape) {
    TableSchema.Builder builder = TableSchema.named(name).defaultTtl(shape.defaultTtl());
    for (ColumnSchema column : shape.columns()) {
      switch (column.kind()) {
        case PARTITION_KEY -> builder.partitionKey(column.name(), column.type());
        case CLUSTERING -> builder.clustering(column.name(), column.type(), column.order());
        case STATIC -> builder.staticColumn(column.name(), column.type());
        case REGULAR -> builder.column(column.name(), column.type());
      }
    }
    return builder.build();
  }
}
