package dev.rowan.cli.ddl;

import dev.rowan.cql.schema.ClusteringOrder;
import dev.rowan.cql.schema.ColumnDefinition;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.Mask;
import dev.rowan.cql.schema.Option;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.schema.Rename;
import dev.rowan.cql.schema.TableChange;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.type.CqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Applies ALTER TABLE to a table. */
final class TableChanges {
  private TableChanges() {}

  /** Returns the changed table; empty if the table does not have the columns of the change. */
  static Optional<CreateTable> apply(CreateTable table, TableChange change) {
    if (change instanceof TableChange.AddColumns add) {
      return add(table, add);
    } else if (change instanceof TableChange.DropColumns drop) {
      return drop(table, drop);
    } else if (change instanceof TableChange.RenameColumns rename) {
      return rename(table, rename);
    } else if (change instanceof TableChange.AlterColumnType alter) {
      return onColumn(table, alter.column(), column -> with(column, alter.type(), column.mask()));
    } else if (change instanceof TableChange.AlterMask alter) {
      return onColumn(table, alter.column(), column -> with(column, column.type(), alter.mask()));
    } else if (change instanceof TableChange.SetOptions set) {
      return Optional.of(withOptions(table, set.options()));
    }
    return Optional.of(
        copy(table, table.columns(), table.primaryKey(), table.clusteringOrder(), false));
  }

  private static Optional<CreateTable> add(CreateTable table, TableChange.AddColumns add) {
    List<ColumnDefinition> columns = new ArrayList<>(table.columns());
    for (ColumnDefinition column : add.columns()) {
      if (!hasColumn(table, column.name())) {
        columns.add(column);
      } else if (!add.ifNotExists()) {
        return Optional.empty();
      }
    }
    return Optional.of(withColumns(table, columns));
  }

  private static Optional<CreateTable> drop(CreateTable table, TableChange.DropColumns drop) {
    List<ColumnDefinition> columns = new ArrayList<>(table.columns());
    for (Name name : drop.columns()) {
      boolean existed = columns.removeIf(column -> isNamed(column.name(), name));
      if (!existed && !drop.ifExists()) {
        return Optional.empty();
      }
    }
    return Optional.of(withColumns(table, columns));
  }

  private static Optional<CreateTable> rename(CreateTable table, TableChange.RenameColumns change) {
    CreateTable renamed = table;
    for (Rename each : change.renames()) {
      if (!hasColumn(renamed, each.from()) && !change.ifExists()) {
        return Optional.empty();
      }
      renamed = rename(renamed, each);
    }
    return Optional.of(renamed);
  }

  private static CreateTable rename(CreateTable table, Rename rename) {
    UnaryOperator<Name> name = each -> isNamed(each, rename.from()) ? rename.to() : each;
    PrimaryKey key = table.primaryKey();
    return copy(
        table,
        table.columns().stream()
            .map(
                column ->
                    new ColumnDefinition(
                        name.apply(column.name()), column.type(), column.isStatic(), column.mask()))
            .toList(),
        key == null
            ? null
            : new PrimaryKey(
                key.partition().stream().map(name).toList(),
                key.clustering().stream().map(name).toList(),
                key.position()),
        table.clusteringOrder().stream()
            .map(order -> new ClusteringOrder(name.apply(order.column()), order.isDescending()))
            .toList(),
        table.isCompact());
  }

  private static Optional<CreateTable> onColumn(
      CreateTable table, Name name, UnaryOperator<ColumnDefinition> change) {
    return hasColumn(table, name)
        ? Optional.of(
            withColumns(
                table,
                table.columns().stream()
                    .map(column -> isNamed(column.name(), name) ? change.apply(column) : column)
                    .toList()))
        : Optional.empty();
  }

  private static ColumnDefinition with(ColumnDefinition column, CqlType type, @Nullable Mask mask) {
    return new ColumnDefinition(column.name(), type, column.isStatic(), mask);
  }

  private static CreateTable withOptions(CreateTable table, List<Option> changed) {
    List<Option> options = new ArrayList<>(table.options());
    for (Option option : changed) {
      options.removeIf(each -> isNamed(each.name(), option.name()));
      options.add(option);
    }
    return new CreateTable(
        table.ifNotExists(),
        table.name(),
        table.columns(),
        table.primaryKey(),
        table.clusteringOrder(),
        table.isCompact(),
        options,
        table.position());
  }

  private static CreateTable withColumns(CreateTable table, List<ColumnDefinition> columns) {
    return copy(table, columns, table.primaryKey(), table.clusteringOrder(), table.isCompact());
  }

  private static CreateTable copy(
      CreateTable table,
      List<ColumnDefinition> columns,
      @Nullable PrimaryKey key,
      List<ClusteringOrder> order,
      boolean isCompact) {
    return new CreateTable(
        table.ifNotExists(),
        table.name(),
        columns,
        key,
        order,
        isCompact,
        table.options(),
        table.position());
  }

  private static boolean hasColumn(CreateTable table, Name name) {
    return table.columns().stream().anyMatch(column -> isNamed(column.name(), name));
  }

  private static boolean isNamed(Name one, Name other) {
    return one.text().equals(other.text());
  }
}
