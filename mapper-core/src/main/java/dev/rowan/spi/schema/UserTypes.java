package dev.rowan.spi.schema;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the user-defined types of columns. */
public final class UserTypes {
  private UserTypes() {}

  /** Returns the user-defined types of tables, each once, after those that it uses. */
  public static List<UserType> of(Collection<TableSchema> tables) {
    Map<String, UserType> types = new LinkedHashMap<>();
    for (TableSchema table : tables) {
      for (ColumnSchema column : table.columns()) {
        collect(column.type(), types);
      }
    }
    return List.copyOf(types.values());
  }

  private static void collect(ColumnType type, Map<String, UserType> types) {
    if (type instanceof ListType list) {
      collect(list.element(), types);
    } else if (type instanceof SetType set) {
      collect(set.element(), types);
    } else if (type instanceof MapType map) {
      collect(map.key(), types);
      collect(map.value(), types);
    } else if (type instanceof TupleType tuple) {
      tuple.fields().forEach(field -> collect(field, types));
    } else if (type instanceof VectorType vector) {
      collect(vector.element(), types);
    } else if (type instanceof UserType user) {
      user.fields().forEach(field -> collect(field.type(), types));
      types.putIfAbsent(user.name(), user);
    }
  }
}
