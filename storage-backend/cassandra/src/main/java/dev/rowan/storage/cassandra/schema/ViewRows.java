package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.TableSchema;
import java.util.HashSet;
import java.util.Set;

/** Interprets the condition of a stored view: servers store it as CQL text. */
final class ViewRows {
  private static final String NOT_NULL = " IS NOT NULL";

  private ViewRows() {}

  /** Returns whether the condition selects all rows that have a value in each column of the key. */
  static boolean areAll(String where, TableSchema view) {
    Set<String> allowed = new HashSet<>();
    for (ColumnSchema column : view.columns().subList(0, view.keySize())) {
      allowed.add(CqlNames.quoted(column.name()) + NOT_NULL);
      allowed.add(column.name() + NOT_NULL);
    }
    String rest = where.strip();
    while (!rest.isEmpty()) {
      String next = rest;
      String found = allowed.stream().filter(next::startsWith).findFirst().orElse(null);
      if (found == null) {
        return false;
      }
      String tail = rest.substring(found.length());
      if (!tail.isEmpty() && !tail.startsWith(" AND ")) {
        return false;
      }
      rest = tail.isEmpty() ? tail : tail.substring(" AND ".length());
    }
    return true;
  }
}
