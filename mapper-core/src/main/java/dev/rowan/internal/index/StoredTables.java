package dev.rowan.internal.index;

import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;

/** Declared tables as they are stored: with hidden columns after the declared ones. */
final class StoredTables {
  private StoredTables() {}

  static TableSchema ofRows(TableSchema table, boolean attempts, List<DerivedTable> derivedTables) {
    TableSchema.Builder wide = copyOf(table, false);
    wide.column(HiddenColumns.VERSION, ScalarType.BIGINT)
        .column(HiddenColumns.DELETED, ScalarType.BOOLEAN);
    if (attempts) {
      wide.column(HiddenColumns.ATTEMPT, ScalarType.UUID);
    }
    for (DerivedTable each : derivedTables) {
      if (each.isUnique()) {
        wide.column(HiddenColumns.RESERVATION + each.table().name(), ScalarType.UUID);
      }
    }
    return wide.build();
  }

  static DerivedTable ofEntries(DerivedTable table, TableSchema row) {
    List<Component> components = new ArrayList<>(table.components());
    if (table.isUnique()) {
      components.add(
          new Component.Copy(row.indexOf(HiddenColumns.RESERVATION + table.table().name())));
      return DerivedTable.unique(
          copyOf(table.table(), true).column(HiddenColumns.ATTEMPT, ScalarType.UUID).build(),
          row,
          components,
          table.uniqueProperties());
    }
    components.add(new Component.Copy(row.indexOf(HiddenColumns.VERSION)));
    return new DerivedTable(
        copyOf(table.table(), true).column(HiddenColumns.VERSION, ScalarType.BIGINT).build(),
        row,
        components,
        table.maintain());
  }

  /**
   * Returns the table of a view. It has the columns of the declared view, and the hidden columns
   * that mark existing rows. A view with all columns of the row gets all hidden columns, because
   * the server adds new ones to it by itself.
   */
  static DerivedTable ofView(DerivedTable table, TableSchema row, int declared) {
    TableSchema.Builder view = TableSchema.named(table.table().name());
    List<Component> components = new ArrayList<>(table.components());
    for (int i = 0; i < components.size(); i++) {
      ColumnSchema column = table.table().column(i);
      ColumnSchema source = row.column(components.get(i).column());
      if (!(components.get(i) instanceof Component.Copy) || !source.name().equals(column.name())) {
        throw new IllegalArgumentException("view " + table + " has " + column.name() + " derived");
      }
      view.add(column.of(column.kind().isKey() ? source.type().frozenType() : source.type()));
    }
    int last = table.coversBase() ? row.size() : Math.min(row.size(), declared + 2);
    for (int i = declared; i < last; i++) {
      view.column(row.column(i).name(), row.column(i).type());
      components.add(new Component.Copy(i));
    }
    return new DerivedTable(view.build(), row, components, table.maintain());
  }

  /**
   * Copies a table. The table of entries has every value in one cell: entries are always written as
   * a whole, and a second write of a list of cells at one timestamp would duplicate its elements.
   */
  private static TableSchema.Builder copyOf(TableSchema table, boolean frozen) {
    TableSchema.Builder copy = TableSchema.like(table);
    for (ColumnSchema column : table.columns()) {
      copy.add(frozen ? column.of(column.type().frozenType()) : column);
    }
    return copy;
  }
}
