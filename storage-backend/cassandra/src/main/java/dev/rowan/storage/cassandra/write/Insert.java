package dev.rowan.storage.cassandra.write;

import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Upsert;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.value.Row;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** The insert of an upsert: key and whole values. */
final class Insert {
  private Insert() {}

  /** Returns whether key and whole values are all that a row has, and nothing is edited. */
  static boolean isAll(CqlTable table, Row row) {
    for (int i = table.schema().keySize(); i < table.size(); i++) {
      Object value = row.get(i);
      if (value != Row.UNSET && table.column(i).isEdit(value)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the insert.
   *
   * @param isAll what {@link #isAll} says of the row
   */
  static Statement of(CqlTable table, Upsert upsert, WriteTime time, boolean isAll) {
    Row row = upsert.row();
    boolean staticOnly = table.isStaticOnly(row);
    boolean notExists = upsert.condition() == Condition.IF_NOT_EXISTS;
    InsertForm form =
        InsertForm.of(
            staticOnly, notExists, upsert.ttl().isPresent(), time.isSaid(upsert.moment()));
    @Nullable ByteBuffer[] values = new ByteBuffer[form.markers(table)];
    byte[] room = table.room();
    int keys = table.schema().keySize();
    int next = staticOnly ? table.schema().partitionKeySize() : keys;
    table.encodeKey(row, next, values, room);
    boolean repeatable = !notExists;
    for (int i = keys; i < table.size(); i++) {
      CqlColumn column = table.column(i);
      Object value = row.get(i);
      if (!form.names(column)) {
        requireUnset(value, table, row);
      } else if (value == Row.UNSET || (!isAll && column.isEdit(value))) {
        values[next++] = Statement.UNSET;
      } else {
        ByteBuffer bytes = column.encode(value, room);
        values[next++] = bytes;
        repeatable &= bytes == null || !column.isCellsOfList();
      }
    }
    time.encode(upsert.moment(), upsert.ttl(), values);
    Statement statement = new Statement(table.schema().name(), form.text(table), values);
    time.giveTo(statement);
    return repeatable ? statement : statement.notIdempotent();
  }

  private static void requireUnset(@Nullable Object value, CqlTable table, Row row) {
    if (value != Row.UNSET) {
      table.key(row, table.schema().keySize()); // a regular column wants the whole key, and says so
    }
  }
}
