package dev.rowan.processor.model;

import java.util.stream.Collectors;

/** Writes a column type as CQL text. */
final class CqlText implements ColumnType.Cases<String> {
  @Override
  public String scalar(ColumnType.Scalar type) {
    return type.kind().cql();
  }

  @Override
  public String converted(ColumnType.Converted type) {
    return type.stored().cql();
  }

  @Override
  public String enumByName(ColumnType.EnumByName type) {
    return ScalarKind.TEXT.cql();
  }

  @Override
  public String list(ColumnType.ListOf type) {
    return frozen(type.frozen(), "list<" + type.element().cql() + ">");
  }

  @Override
  public String set(ColumnType.SetOf type) {
    return frozen(type.frozen(), "set<" + type.element().cql() + ">");
  }

  @Override
  public String map(ColumnType.MapOf type) {
    return frozen(type.frozen(), "map<" + type.key().cql() + ", " + type.value().cql() + ">");
  }

  @Override
  public String count(ColumnType.Count type) {
    return "counter";
  }

  @Override
  public String vector(ColumnType.VectorOf type) {
    return "vector<" + ScalarKind.FLOAT.cql() + ", " + type.dimensions() + ">";
  }

  @Override
  public String user(ColumnType.UserOf type) {
    return frozen(type.frozen(), CqlName.ofType(type.name()));
  }

  @Override
  public String tuple(ColumnType.TupleOf type) {
    return type.fields().stream()
        .map(ColumnType::cql)
        .collect(Collectors.joining(", ", "frozen<tuple<", ">>"));
  }

  @Override
  public String unsupported(ColumnType.Unsupported type) {
    return type.text();
  }

  private static String frozen(boolean frozen, String cql) {
    return frozen ? "frozen<" + cql + ">" : cql;
  }
}
