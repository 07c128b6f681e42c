package dev.rowan.storage.cassandra.schema;

import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.ColumnSchema;
import dev.rowan.schema.TableSchema;
import dev.rowan.schema.UserType;
import dev.rowan.storage.cassandra.statement.Names;
import java.util.List;
import java.util.stream.Collectors;

/** The statements that create what is missing. Every name is in quotes. */
final class Ddl {
  private final String keyspace;

  Ddl(String keyspace) {
    this.keyspace = Names.quoted(keyspace) + ".";
  }

  String createTable(TableSchema table) {
    StringBuilder cql = new StringBuilder("CREATE TABLE IF NOT EXISTS ");
    cql.append(keyspace).append(Names.quoted(table.name())).append(" (");
    for (ColumnSchema column : table.columns()) {
      cql.append(definition(column)).append(", ");
    }
    List<ColumnSchema> key = table.columns().subList(0, table.keySize());
    List<ColumnSchema> clustering = key.subList(table.partitionKeySize(), key.size());
    cql.append("PRIMARY KEY ((")
        .append(names(key.subList(0, table.partitionKeySize())))
        .append(")")
        .append(clustering.isEmpty() ? "" : ", " + names(clustering))
        .append(")) WITH default_time_to_live = ")
        .append(table.defaultTtl());
    if (!clustering.isEmpty()) {
      cql.append(
          clustering.stream()
              .map(column -> Names.quoted(column.name()) + " " + column.order())
              .collect(Collectors.joining(", ", " AND CLUSTERING ORDER BY (", ")")));
    }
    return cql.toString();
  }

  String addColumn(TableSchema table, ColumnSchema column) {
    return "ALTER TABLE " + keyspace + Names.quoted(table.name()) + " ADD " + definition(column);
  }

  String createType(UserType type) {
    return type.fields().stream()
        .map(Ddl::definition)
        .collect(
            Collectors.joining(
                ", ",
                "CREATE TYPE IF NOT EXISTS " + keyspace + Names.quoted(type.name()) + " (",
                ")"));
  }

  String addField(UserType type, UserType.Field field) {
    return "ALTER TYPE " + keyspace + Names.quoted(type.name()) + " ADD " + definition(field);
  }

  private static String definition(ColumnSchema column) {
    return Names.quoted(column.name())
        + " "
        + Names.cql(column.type())
        + (column.kind() == ColumnKind.STATIC ? " static" : "");
  }

  private static String definition(UserType.Field field) {
    return Names.quoted(field.name()) + " " + Names.cql(field.type());
  }

  private static String names(List<ColumnSchema> columns) {
    return columns.stream().map(c -> Names.quoted(c.name())).collect(Collectors.joining(", "));
  }
}
