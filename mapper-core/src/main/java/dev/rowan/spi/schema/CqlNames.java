package dev.rowan.spi.schema;

import java.util.stream.Collectors;

/** Quotes names for CQL, whatever they contain. */
public final class CqlNames {
  private CqlNames() {}

  /** Returns the quoted name: it preserves its case, and may be any word. */
  public static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  /** Returns a type in CQL, with quoted names of user-defined types. */
  public static String cql(ColumnType type) {
    if (type instanceof ListType list) {
      return frozen(list.frozen(), "list<" + cql(list.element()) + ">");
    }
    if (type instanceof SetType set) {
      return frozen(set.frozen(), "set<" + cql(set.element()) + ">");
    }
    if (type instanceof MapType map) {
      return frozen(map.frozen(), "map<" + cql(map.key()) + ", " + cql(map.value()) + ">");
    }
    if (type instanceof TupleType tuple) {
      return tuple.fields().stream()
          .map(CqlNames::cql)
          .collect(Collectors.joining(", ", "frozen<tuple<", ">>"));
    }
    if (type instanceof UserType user) {
      return frozen(user.frozen(), quoted(user.name()));
    }
    if (type instanceof VectorType vector) {
      return "vector<" + cql(vector.element()) + ", " + vector.dimensions() + ">";
    }
    return type.cql();
  }

  private static String frozen(boolean frozen, String cql) {
    return frozen ? "frozen<" + cql + ">" : cql;
  }
}
