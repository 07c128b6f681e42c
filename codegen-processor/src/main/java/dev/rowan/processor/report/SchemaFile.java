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
 * indexes, as a cluster stores them. Whoever runs it has all that a mapper looks for there.
 */
public final class SchemaFile {
  private SchemaFile() {}

  /** The whole file; the same design makes the same text. */
  public static String text(Design design) {
    StringBuilder text = new StringBuilder("-- The tables of this module, made by Rowan.\n");
    types(design).forEach(udt -> text.append('\n').append(statement(udt)));
    tables(design).forEach(table -> text.append('\n').append(statement(table)));
    if (design.entities().stream().anyMatch(HiddenColumns::hasStates)) {
      text.append('\n').append(HiddenColumns.STATES);
    }
    if (design.entities().stream().anyMatch(HiddenColumns::hasCopyTasks)) {
      text.append('\n').append(HiddenColumns.COPY_TASKS);
    }
    if (design.entities().stream().anyMatch(HiddenColumns::hasTags)) {
      text.append('\n').append(HiddenColumns.TAGS);
    }
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
    return table.index().filter(IndexModel::isView).isPresent() ? view(table) : stored(table);
  }

  private static String view(TableModel view) {
    TableModel base = TableModel.of(view.entity());
    List<String> hidden = HiddenColumns.of(base);
    List<String> columns = new ArrayList<>(view.columns().stream().map(TableColumn::name).toList());
    // of what the row has behind the declared columns, what says whether it lives
    hidden.stream().limit(2).map(column -> column.split(" ", 2)[0]).forEach(columns::add);
    List<String> options = options(view);
    return "-- a view of %s, which the servers keep; they need materialized_views_enabled: true\n"
            .formatted(base.name())
        + "CREATE MATERIALIZED VIEW IF NOT EXISTS "
        + view.name()
        + " AS\n  SELECT "
        + (view.hasWholeEntity() ? "*" : String.join(", ", columns))
        + "\n  FROM "
        + base.name()
        + "\n  WHERE "
        + view.primaryKey().stream()
            .map(column -> column.name() + " IS NOT NULL")
            .collect(Collectors.joining(" AND "))
        + "\n  PRIMARY KEY ("
        + key(view)
        + ")"
        + (options.isEmpty() ? "" : "\n  WITH " + String.join(" AND ", options))
        + ";\n";
  }

  private static String stored(TableModel table) {
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
    HiddenColumns.of(table).forEach(column -> text.append("  ").append(column).append(",\n"));
    return text.append("  PRIMARY KEY (")
        .append(key(table))
        .append(")\n)")
        .append(options(table).isEmpty() ? "" : " WITH " + String.join(" AND ", options(table)))
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

  private static List<String> options(TableModel table) {
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
    return options;
  }
}
