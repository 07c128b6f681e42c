package dev.rowan.processor.report;

import dev.rowan.annotation.Order;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes the types and tables of a design as CQL: the tables by name, each followed by those of its
 * indexes.
 */
public final class SchemaFile {
  private SchemaFile() {}

  /** The whole file; the same design makes the same text. */
  public static String text(Design design) {
    StringBuilder text = new StringBuilder("-- The tables of this module, made by Rowan.\n");
    types(design).forEach(udt -> text.append('\n').append(statement(udt)));
    tables(design).forEach(table -> text.append('\n').append(statement(table)));
    return text.toString();
  }

  /** The tables in the order of both files. */
  static List<TableModel> tables(Design design) {
    return design.entities().stream()
        .sorted(
            Comparator.comparing(EntityModel::table)
                .thenComparing(entity -> entity.name().qualified()))
        .flatMap(entity -> TableModel.allOf(entity).stream())
        .toList();
  }

  /** The user-defined types by name, each after those that it is made of. */
  static Set<UdtModel> types(Design design) {
    Set<UdtModel> ordered = new LinkedHashSet<>();
    design.udts().stream()
        .sorted(
            Comparator.comparing(UdtModel::typeName).thenComparing(udt -> udt.name().qualified()))
        .forEach(udt -> add(udt, design, ordered));
    return ordered;
  }

  private static void add(UdtModel udt, Design design, Set<UdtModel> ordered) {
    udt.fields()
        .flatMap(field -> field.type().users())
        .flatMap(user -> design.udt(user).stream())
        .forEach(inner -> add(inner, design, ordered));
    ordered.add(udt);
  }

  private static String statement(UdtModel udt) {
    return udt.fields()
        .map(field -> "  " + field.column() + " " + field.type().frozenType().cql())
        .collect(
            Collectors.joining(
                ",\n", "CREATE TYPE IF NOT EXISTS " + udt.typeName() + " (\n", "\n);\n"));
  }

  private static String statement(TableModel table) {
    StringBuilder text = new StringBuilder();
    if (!table.isBase()) {
      boolean unique = table.index().filter(IndexModel::unique).isPresent();
      text.append(unique ? "-- the unique values of " : "-- an index of ")
          .append(table.entity().table())
          .append('\n');
    }
    text.append("CREATE TABLE IF NOT EXISTS ").append(table.name()).append(" (\n");
    for (TableColumn column : table.columns()) {
      text.append("  ").append(column.name()).append(' ').append(column.type().cql());
      text.append(column.role() == TableColumn.Role.STATIC ? " STATIC,\n" : ",\n");
    }
    return text.append("  PRIMARY KEY (")
        .append(key(table))
        .append(")\n)")
        .append(options(table))
        .append(";\n")
        .toString();
  }

  private static String key(TableModel table) {
    String partition = "(" + names(table.partitionKey()) + ")";
    return table.clustering().isEmpty() ? partition : partition + ", " + names(table.clustering());
  }

  private static String names(List<TableColumn> columns) {
    return columns.stream().map(TableColumn::name).collect(Collectors.joining(", "));
  }

  private static String options(TableModel table) {
    List<String> options = new ArrayList<>();
    // ascending is what CQL takes for granted
    if (table.clustering().stream().anyMatch(column -> column.order() != Order.ASC)) {
      options.add(
          table.clustering().stream()
              .map(column -> column.name() + " " + column.order())
              .collect(Collectors.joining(", ", "CLUSTERING ORDER BY (", ")")));
    }
    if (table.defaultTtl() != 0) {
      options.add("default_time_to_live = " + table.defaultTtl());
    }
    return options.isEmpty() ? "" : " WITH " + String.join(" AND ", options);
  }
}
