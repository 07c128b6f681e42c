package dev.rowan.cli.ddl;

import dev.rowan.cql.schema.ClusteringOrder;
import dev.rowan.cql.schema.ColumnDefinition;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.FieldDefinition;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CollectionType;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.UserType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds what no server accepts, although it is CQL. */
final class SchemaMistakes {
  private final List<Remark> remarks = new ArrayList<>();

  private SchemaMistakes() {}

  /** Returns a remark for each mistake. */
  static List<Remark> of(List<CreateTable> tables, List<CreateType> types) {
    SchemaMistakes mistakes = new SchemaMistakes();
    types.forEach(mistakes::check);
    tables.forEach(mistakes::check);
    return mistakes.remarks;
  }

  private void check(CreateType type) {
    String name = type.name().name().text();
    for (FieldDefinition field : type.fields()) {
      if (field.type() instanceof UserType user) {
        refuse(
            field.position(),
            name,
            field.name().text(),
            "a type contains other types as frozen<%s> only".formatted(user.toCql()));
      }
    }
  }

  private void check(CreateTable table) {
    String name = table.name().name().text();
    for (ColumnDefinition column : table.columns()) {
      nested(name, column.name(), column.type());
    }
    PrimaryKey key = table.primaryKey();
    if (key == null) {
      refuse(table.position(), name, "", "the table has no primary key");
      return;
    }
    Stream.concat(key.partition().stream(), key.clustering().stream())
        .forEach(column -> ofKey(table, name, column));
    order(table, name, key);
  }

  private void ofKey(CreateTable table, String name, Name column) {
    List<ColumnDefinition> named =
        table.columns().stream().filter(each -> isSame(each.name(), column)).toList();
    if (named.isEmpty()) {
      refuse(column.position(), name, column.text(), "the primary key names no column");
    } else if (named.get(0).isStatic()) {
      refuse(column.position(), name, column.text(), "a column of the primary key is static");
    } else if (isMultiCell(named.get(0).type())) {
      refuse(
          named.get(0).position(),
          name,
          column.text(),
          "a column of the primary key is `frozen<%s>` only"
              .formatted(named.get(0).type().toCql()));
    }
  }

  private static boolean isMultiCell(CqlType type) {
    return type instanceof CollectionType || type instanceof UserType;
  }

  private void order(CreateTable table, String name, PrimaryKey key) {
    List<String> ordered =
        table.clusteringOrder().stream().map(ClusteringOrder::column).map(Name::text).toList();
    List<String> clustering = key.clustering().stream().map(Name::text).toList();
    // a server sorts the columns that the clause leaves out at its end in ascending order
    boolean isPrefix =
        ordered.size() <= clustering.size()
            && ordered.equals(clustering.subList(0, ordered.size()));
    if (!isPrefix) {
      refuse(
          table.clusteringOrder().get(0).position(),
          name,
          "",
          "CLUSTERING ORDER BY names %s, and the clustering columns are %s"
              .formatted(ordered, clustering));
    }
  }

  private void nested(String subject, Name column, CqlType type) {
    if (type instanceof CollectionType collection) {
      collection.arguments().stream()
          .filter(SchemaMistakes::isMultiCell)
          .forEach(
              inner ->
                  refuse(
                      column.position(),
                      subject,
                      column.text(),
                      "a collection contains `%1$s` as frozen<%1$s> only"
                          .formatted(inner.toCql())));
    }
  }

  private void refuse(TextPosition position, String subject, String column, String reason) {
    remarks.add(Remark.refused(position, subject, column, reason));
  }

  private static boolean isSame(Name one, Name other) {
    return one.text().equals(other.text());
  }
}
