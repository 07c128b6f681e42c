package dev.rowan.storage.embedded.catalog;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Ddl;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableLayout;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.UserTypes;
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
  private static final Ddl DDL = Ddl.unqualified();

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
    refuse(differences(stored, model));
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
            TableLayout.completed(stored.layout(), model.layout()));
    return evolved.equals(stored) ? stored : evolved;
  }

  private static void refuse(List<SchemaDifference> differences) {
    Map<String, String> refused = new TreeMap<>();
    for (SchemaDifference difference : differences) {
      if (difference.kind().effect() == SchemaDifference.Effect.NOT_POSSIBLE) {
        refused.put(difference.title(), difference.text());
      }
    }
    if (!refused.isEmpty()) {
      throw new SchemaMismatchException(ErrorCode.SCHEMA_MISMATCH, refused, null);
    }
  }

  /** Returns whether a difference is resolved by a definition of a table, or of a stored table. */
  static boolean concerns(SchemaDifference difference, TableSchema table, boolean isStored) {
    return difference.kind() == Kind.MISSING_FIELD
        ? isStored
            && UserTypes.of(List.of(table)).stream()
                .anyMatch(type -> type.name().equals(difference.owner()))
        : table.name().equals(difference.owner());
  }

  /** Returns the difference of a table that does not exist. */
  static SchemaDifference missing(TableSchema model) {
    return new SchemaDifference(
        Kind.MISSING_TABLE, model.name(), "nothing", "a table", DDL.createTable(model));
  }

  /**
   * Returns the difference of a table that the model does not have.
   *
   * @param derived the tables that are dropped with it
   */
  static SchemaDifference surplus(String table, List<String> derived) {
    String stored =
        derived.isEmpty() ? "a table" : "a table with derived " + String.join(", ", derived);
    return new SchemaDifference(Kind.SURPLUS_TABLE, table, stored, "nothing", DDL.dropTable(table));
  }

  /** Returns the differences, with the codes and the texts of a comparison with a cluster. */
  static List<SchemaDifference> differences(StoredTable stored, TableSchema model) {
    List<SchemaDifference> differences = new ArrayList<>();
    for (UserType type : UserTypes.of(List.of(model))) {
      compareFields(differences, stored, type);
    }
    for (ColumnSchema column : model.columns()) {
      compare(differences, stored, model, column);
    }
    TableLayout.contradictions(stored.layout(), model.layout())
        .forEach(
            each ->
                differences.add(
                    new SchemaDifference(
                        Kind.LAYOUT, model.name(), each.stored(), each.model(), null)));
    if (!TableLayout.completed(stored.layout(), model.layout()).equals(stored.layout())) {
      String there = stored.layout().isEmpty() ? "no record" : stored.layout();
      differences.add(
          new SchemaDifference(Kind.UNRECORDED_LAYOUT, model.name(), there, model.layout(), null));
    }
    if (stored.defaultTtl() != model.defaultTtl()) {
      String seconds = stored.defaultTtl() + " seconds by default";
      String wanted = Integer.toString(model.defaultTtl());
      differences.add(
          new SchemaDifference(Kind.TTL, model.name(), seconds, wanted, DDL.alterTtl(model)));
    }
    for (StoredColumn known : stored.columns()) {
      if (model.columns().stream().noneMatch(column -> column.name().equals(known.name()))) {
        differences.add(surplus(model, known));
      }
    }
    return differences;
  }

  private static SchemaDifference surplus(TableSchema model, StoredColumn known) {
    String where = model.name() + "." + known.name();
    return known.kind().isKey()
        ? new SchemaDifference(Kind.KEY, where, text(known), "not in the key", null)
        : new SchemaDifference(
            Kind.SURPLUS_COLUMN,
            where,
            text(known),
            "no such column",
            DDL.dropColumn(model.name(), known.name()));
  }

  private static void compareFields(
      List<SchemaDifference> differences, StoredTable stored, UserType type) {
    for (StoredColumn column : stored.columns()) {
      List<String> there = StoredType.fieldsOf(column.type(), type.name());
      if (!there.isEmpty()) {
        for (UserType.Field field : type.fields()) {
          if (!there.contains(field.name())) {
            differences.add(
                new SchemaDifference(
                    Kind.MISSING_FIELD,
                    type.name() + "." + field.name(),
                    "nothing",
                    field.type().cql(),
                    DDL.addField(type, field)));
          }
        }
        return;
      }
    }
  }

  private static void compare(
      List<SchemaDifference> differences,
      StoredTable stored,
      TableSchema model,
      ColumnSchema column) {
    StoredColumn known = stored.column(column.name());
    if (known == null) {
      addUnknown(differences, stored, model, column);
    } else if (!known.fits(column)) {
      add(differences, kind(known, column), stored, column, text(known), text(column));
    } else if (column.kind().isKey()) {
      int there = namesOf(stored, column.kind()).indexOf(column.name()) + 1;
      int wanted = namesOf(model, column.kind()).indexOf(column.name()) + 1;
      if (there != wanted) {
        String place = text(known) + " " + there;
        add(differences, Kind.KEY, stored, column, place, text(column) + " " + wanted);
      }
    }
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
  private static void addUnknown(
      List<SchemaDifference> differences,
      StoredTable stored,
      TableSchema model,
      ColumnSchema column) {
    if (column.kind().isKey()) {
      add(differences, Kind.KEY, stored, column, "nothing", text(column));
      return;
    }
    for (DroppedColumn dropped : stored.dropped()) {
      if (!dropped.allows(column)) {
        String before = dropped.type() + " " + lower(dropped.kind()) + ", before it was dropped";
        add(differences, Kind.TYPE, stored, column, before, text(column));
        return;
      }
    }
    differences.add(
        new SchemaDifference(
            Kind.MISSING_COLUMN,
            stored.name() + "." + column.name(),
            "nothing",
            text(column),
            DDL.addColumn(model, column)));
  }

  private static Kind kind(StoredColumn known, ColumnSchema column) {
    if (known.kind() == column.kind() && known.order() != column.order()) {
      return Kind.DIRECTION;
    }
    return known.kind().isKey() || column.kind().isKey() ? Kind.KEY : Kind.TYPE;
  }

  private static void add(
      List<SchemaDifference> differences,
      Kind kind,
      StoredTable stored,
      ColumnSchema column,
      String there,
      String wanted) {
    String where = stored.name() + "." + column.name();
    differences.add(new SchemaDifference(kind, where, there, wanted, null));
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
