package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.StringJoiner;

/** Mutations of the model in words, for those who read how a promise was broken. */
final class Texts {
  private Texts() {}

  static String of(Mutation mutation, long timestamp) {
    String verb =
        mutation instanceof Upsert upsert ? (upsert.marker() ? "insert" : "write") : "delete";
    return verb + " " + mutation.table().name() + columns(mutation) + " at " + timestamp;
  }

  /** The columns that are set; all of them for a row that was read. */
  static String columns(Mutation mutation) {
    Row row = Store.keyOf(mutation);
    TableSchema table = mutation.table();
    int shown = mutation instanceof Upsert ? row.size() : table.keySize();
    StringJoiner columns = new StringJoiner(" ", "(", ")");
    for (int i = 0; i < shown; i++) {
      if (row.isSet(i)) {
        columns.add(table.column(i).name() + "=" + row.get(i));
      }
    }
    return columns.toString();
  }
}
