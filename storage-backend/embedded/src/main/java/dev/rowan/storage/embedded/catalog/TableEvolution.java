package dev.rowan.storage.embedded.catalog;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Computes the stored table after a model is defined. A model may add columns, and fields at the
 * end of user types. It cannot change the type of stored columns otherwise, nor the key.
 */
final class TableEvolution {
  private static final String KEY = "D-01";
  private static final String TYPE = "D-02";
  private static final String DIRECTION = "D-03";
  private static final String LAYOUT = "D-05";

  private TableEvolution() {}

  /** Returns a new table. */
  static StoredTable create(TableSchema model, int tableId) {
    List<StoredColumn> columns = new ArrayList<>();
    for (ColumnSchema column : model.columns()) {
      columns.add(StoredColumn.of(StoredTable.FIRST_COLUMN_ID + columns.size(), column));
    }
    int next = StoredTable.FIRST_COLUMN_ID + columns.size();
    return new StoredTable(
        tableId, model.name(), next, model.defaultTtl(), columns, List.of(), model.layout());
  }

  /** Returns the stored table itself if the model adds nothing. */
  static StoredTable evolve(StoredTable stored, TableSchema model) {
    Map<String, String> differences = differences(stored, model);
    if (!differences.isEmpty()) {
      throw new SchemaMismatchException(ErrorCode.SCHEMA_MISMATCH, differences, null);
    }
    List<StoredColumn> columns = new ArrayList<>(stored.columns());
    int nextId = stored.nextColumnId();
    for (ColumnSchema column : model.columns()) {
      StoredColumn known = stored.column(column.name());
      if (known == null) {
        columns.add(StoredColumn.of(nextId++, column));
      } else {
        columns.set(columns.indexOf(known), StoredColumn.of(known.id(), column));
      }
    }
    StoredTable evolved =
        new StoredTable(
            stored.id(),
            stored.name(),
            nextId,
            model.defaultTtl(),
            columns,
            stored.dropped(),
            model.layout().isEmpty() ? stored.layout() : model.layout());
    return evolved.equals(stored) ? stored : evolved;
  }

  /** Returns the differences, with the codes and the texts of a comparison with a cluster. */
  private static Map<String, String> differences(StoredTable stored, TableSchema model) {
    Map<String, String> differences = new TreeMap<>();
    for (ColumnSchema column : model.columns()) {
      StoredColumn known = stored.column(column.name());
      if (known == null) {
        putUnknown(differences, stored, column);
      } else if (!known.fits(column)) {
        put(differences, code(known, column), stored, column, text(known), text(column));
      } else if (column.kind().isKey()) {
        int there = namesOf(stored, column.kind()).indexOf(column.name()) + 1;
        int wanted = namesOf(model, column.kind()).indexOf(column.name()) + 1;
        if (there != wanted) {
          put(
              differences,
              KEY,
              stored,
              column,
              text(known) + " " + there,
              text(column) + " " + wanted);
        }
      }
    }
    if (hasOtherLayout(stored, model)) {
      differences.put(
          LAYOUT + " " + model.name(), "stored " + stored.layout() + ", model " + model.layout());
    }
    for (StoredColumn known : stored.key()) {
      if (model.columns().stream().noneMatch(column -> column.name().equals(known.name()))) {
        String where = KEY + " " + model.name() + "." + known.name();
        differences.put(where, "stored " + text(known) + ", model not in the key");
      }
    }
    return differences;
  }

  /** A model without computed columns gets their values from its callers. */
  private static boolean hasOtherLayout(StoredTable stored, TableSchema model) {
    return !stored.layout().isEmpty()
        && !model.layout().isEmpty()
        && !stored.layout().equals(model.layout());
  }

  private static List<String> namesOf(StoredTable stored, ColumnKind kind) {
    return stored.key().stream()
        .filter(column -> column.kind() == kind)
        .map(StoredColumn::name)
        .toList();
  }

  private static List<String> namesOf(TableSchema model, ColumnKind kind) {
    return model.columns().stream()
        .filter(column -> column.kind() == kind)
        .map(ColumnSchema::name)
        .toList();
  }

  /** A column may be added unless the stored table has, or had, another one in its place. */
  private static void putUnknown(
      Map<String, String> differences, StoredTable stored, ColumnSchema column) {
    if (column.kind().isKey()) {
      put(differences, KEY, stored, column, "nothing", text(column));
    }
    for (DroppedColumn dropped : stored.dropped()) {
      if (!dropped.allows(column)) {
        String before = dropped.type() + " " + lower(dropped.kind()) + ", before it was dropped";
        put(differences, TYPE, stored, column, before, text(column));
      }
    }
  }

  private static String code(StoredColumn known, ColumnSchema column) {
    if (known.kind() == column.kind() && known.order() != column.order()) {
      return DIRECTION;
    }
    return known.kind().isKey() || column.kind().isKey() ? KEY : TYPE;
  }

  private static void put(
      Map<String, String> differences,
      String code,
      StoredTable stored,
      ColumnSchema column,
      String there,
      String wanted) {
    differences.put(
        code + " " + stored.name() + "." + column.name(), "stored " + there + ", model " + wanted);
  }

  private static String text(StoredColumn column) {
    return text(column.type(), column.kind(), column.order());
  }

  private static String text(ColumnSchema column) {
    return text(StoredType.text(column.type()), column.kind(), column.order());
  }

  private static String text(String type, ColumnKind kind, Order order) {
    return type + " " + lower(kind) + (kind == ColumnKind.CLUSTERING ? " " + lower(order) : "");
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }
}
