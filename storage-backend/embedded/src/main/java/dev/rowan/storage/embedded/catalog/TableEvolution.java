package dev.rowan.storage.embedded.catalog;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Computes the stored table after a model is defined. A model may add columns, and fields at the
 * end of user types. It cannot change the type of stored columns otherwise, nor the key.
 */
final class TableEvolution {
  private TableEvolution() {}

  /** Returns a new table. */
  static StoredTable create(TableSchema model, int tableId) {
    List<StoredColumn> columns = new ArrayList<>();
    for (ColumnSchema column : model.columns()) {
      columns.add(StoredColumn.of(StoredTable.FIRST_COLUMN_ID + columns.size(), column));
    }
    int next = StoredTable.FIRST_COLUMN_ID + columns.size();
    return new StoredTable(tableId, model.name(), next, model.defaultTtl(), columns, List.of());
  }

  /** Returns the stored table itself if the model adds nothing. */
  static StoredTable evolve(StoredTable stored, TableSchema model) {
    requireSameKey(stored, model);
    List<StoredColumn> columns = new ArrayList<>(stored.columns());
    int nextId = stored.nextColumnId();
    for (ColumnSchema column : model.columns()) {
      StoredColumn known = stored.column(column.name());
      if (known == null) {
        requireNeverAnother(stored, model, column);
        columns.add(StoredColumn.of(nextId++, column));
      } else if (!known.fits(column)) {
        throw mismatch(model, column.name(), text(known), text(column));
      } else {
        columns.set(columns.indexOf(known), StoredColumn.of(known.id(), column));
      }
    }
    StoredTable evolved =
        new StoredTable(
            stored.id(), stored.name(), nextId, model.defaultTtl(), columns, stored.dropped());
    return evolved.equals(stored) ? stored : evolved;
  }

  private static void requireNeverAnother(
      StoredTable stored, TableSchema model, ColumnSchema column) {
    for (DroppedColumn dropped : stored.dropped()) {
      if (!dropped.allows(column)) {
        String before =
            text(dropped.name(), dropped.type(), dropped.kind(), "ASC") + ", before it was dropped";
        throw mismatch(model, column.name(), before, text(column));
      }
    }
  }

  private static void requireSameKey(StoredTable stored, TableSchema model) {
    List<ColumnSchema> wanted = model.columns().subList(0, model.keySize());
    List<StoredColumn> found = stored.key();
    boolean same = wanted.size() == found.size();
    for (int i = 0; same && i < wanted.size(); i++) {
      same = found.get(i).fits(wanted.get(i));
    }
    if (!same) {
      throw mismatch(
          model,
          "primary key",
          found.stream().map(TableEvolution::text).collect(Collectors.joining(", ")),
          wanted.stream().map(TableEvolution::text).collect(Collectors.joining(", ")));
    }
  }

  private static SchemaMismatchException mismatch(
      TableSchema model, String column, String stored, String wanted) {
    return new SchemaMismatchException(
        ErrorCode.SCHEMA_MISMATCH,
        Map.of("table", model.name(), "column", column, "stored", stored, "model", wanted),
        null);
  }

  private static String text(StoredColumn column) {
    return text(column.name(), column.type(), column.kind(), column.order().name());
  }

  private static String text(ColumnSchema column) {
    return text(
        column.name(), StoredType.text(column.type()), column.kind(), column.order().name());
  }

  private static String text(String name, String type, ColumnKind kind, String order) {
    return switch (kind) {
      case PARTITION_KEY -> name + " " + type + " partition key";
      case CLUSTERING -> name + " " + type + " clustering " + order;
      case STATIC -> name + " " + type + " static";
      case REGULAR -> name + " " + type;
    };
  }
}
