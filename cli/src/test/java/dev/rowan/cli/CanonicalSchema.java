package dev.rowan.cli;

import dev.rowan.cli.ddl.KeyspaceSchema;
import dev.rowan.cql.schema.ClusteringOrder;
import dev.rowan.cql.schema.ColumnDefinition;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.CreateView;
import dev.rowan.cql.schema.Option;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.type.CollectionType;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.FrozenType;
import dev.rowan.cql.type.TupleType;
import dev.rowan.cql.type.UserType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a server stores for a schema, as text by the name of the table. Two schemas with equal texts
 * have the same keys, orders, columns, types and expirations.
 */
final class CanonicalSchema {
  private final Map<String, String> texts = new TreeMap<>();

  static Map<String, String> of(KeyspaceSchema ddl) {
    CanonicalSchema schema = new CanonicalSchema();
    ddl.types().forEach(schema::add);
    ddl.tables().forEach(schema::add);
    ddl.views().forEach(view -> schema.add(view, ddl));
    return schema.texts;
  }

  private void add(CreateType type) {
    StringBuilder text = new StringBuilder("type\n");
    type.fields()
        .forEach(
            field ->
                text.append(field.name().text())
                    .append(' ')
                    .append(inside(field.type()))
                    .append('\n'));
    texts.put(type.name().name().text(), text.toString());
  }

  private void add(CreateTable table) {
    PrimaryKey key = table.primaryKey();
    List<String> columns = new ArrayList<>();
    for (ColumnDefinition column : table.columns()) {
      boolean isKey = key != null && isIn(key, column.name());
      columns.add(
          column.name().text()
              + " "
              + (isKey ? inside(column.type()) : type(column.type()))
              + (column.isStatic() ? " static\n" : "\n"));
    }
    columns.sort(null); // a server has no order of columns but that of the key
    StringBuilder text = new StringBuilder("table\n" + String.join("", columns));
    text.append(key == null ? "no key" : key(key, table.clusteringOrder()));
    text.append("\nttl ").append(ttl(table));
    texts.put(table.name().name().text(), text.toString());
  }

  /** A view has the columns of its key, whether or not it selects them. */
  private void add(CreateView view, KeyspaceSchema ddl) {
    Stream<String> selected =
        view.items().isEmpty()
            ? ddl.tables().stream()
                .filter(table -> table.name().name().text().equals(view.table().name().text()))
                .flatMap(table -> table.columns().stream())
                .map(column -> column.name().toCql())
            : view.items().stream().map(Node::toCql);
    PrimaryKey key = view.primaryKey();
    Stream<Name> columnsOfKey = Stream.concat(key.partition().stream(), key.clustering().stream());
    texts.put(
        view.name().name().text(),
        "view of %s\n%s\n%s"
            .formatted(
                view.table().name().text(),
                new TreeSet<>(Stream.concat(selected, columnsOfKey.map(Node::toCql)).toList()),
                key(key, view.clusteringOrder())));
  }

  private static boolean isIn(PrimaryKey key, Name column) {
    return names(key.partition()).contains(column.text())
        || names(key.clustering()).contains(column.text());
  }

  private static String key(PrimaryKey key, List<ClusteringOrder> orders) {
    Map<String, String> directions = new LinkedHashMap<>();
    key.clustering().forEach(column -> directions.put(column.text(), "asc"));
    orders.stream()
        .filter(ClusteringOrder::isDescending)
        .forEach(order -> directions.put(order.column().text(), "desc"));
    return "key " + names(key.partition()) + directions;
  }

  private static List<String> names(List<Name> names) {
    return names.stream().map(Name::text).toList();
  }

  private static String ttl(CreateTable table) {
    return table.options().stream()
        .filter(option -> option.name().text().equals("default_time_to_live"))
        .map(Option::value)
        .map(Node::toCql)
        .findFirst()
        .orElse("0");
  }

  private static String type(CqlType type) {
    return type instanceof FrozenType frozen && !(frozen.type() instanceof TupleType)
        ? "frozen<" + inside(frozen.type()) + ">"
        : inside(type);
  }

  /** Values inside other values are frozen, whether or not a text says it. */
  private static String inside(CqlType type) {
    if (type instanceof FrozenType frozen) {
      return inside(frozen.type());
    } else if (type instanceof CollectionType collection) {
      return collection.kind()
          + collection.arguments().stream().map(CanonicalSchema::inside).toList().toString();
    }
    if (type instanceof TupleType tuple) {
      return "tuple" + tuple.components().stream().map(CanonicalSchema::inside).toList();
    }
    if (type instanceof UserType user) {
      return user.name().name().text();
    }
    return type.toCql().equals("varchar") ? "text" : type.toCql();
  }
}
