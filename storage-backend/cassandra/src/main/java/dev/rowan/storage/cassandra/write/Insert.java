package dev.rowan.storage.cassandra.write;

import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Upsert;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.value.Row;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The insert of an upsert: key and whole values.
 *
 * @param isAll whether that is all there is to write, and no column is edited or cleared
 */
record Insert(Statement statement, boolean isAll) {
  static Insert of(CqlTable table, Upsert upsert, WriteTime time) {
    Row row = upsert.row();
    boolean staticOnly = table.isStaticOnly(row);
    boolean notExists = upsert.condition() == Condition.IF_NOT_EXISTS;
    InsertForm form =
        InsertForm.of(staticOnly, notExists, upsert.ttl().isPresent(), !time.isOfTheServer());
    int columns = table.schema().size();
    int keys = table.schema().keySize();
    Statement statement = new Statement(table.schema().name(), form.text(table), columns + 2);
    table.giveKey(statement, row, staticOnly ? table.schema().partitionKeySize() : keys);
    boolean isAll = true;
    for (int i = keys; i < columns; i++) {
      CqlColumn column = table.column(i);
      Object value = row.get(i);
      if (form.names(column)) {
        isAll &= give(statement, column, value);
      } else if (value != Row.UNSET) {
        table.key(row, keys); // a regular column wants the whole key, and says so
      }
    }
    time.giveTo(statement, upsert.moment(), upsert.ttl());
    return new Insert(notExists ? statement.notIdempotent() : statement, isAll);
  }

  /** Returns whether that is all there is to write of the column. */
  private static boolean give(Statement statement, CqlColumn column, @Nullable Object value) {
    if (value == Row.UNSET || column.isEdit(value)) {
      statement.unset();
      return value == Row.UNSET;
    }
    ByteBuffer bytes = column.encode(value);
    statement.value(bytes);
    if (bytes != null && Assignments.isCellsOfList(column)) {
      statement.notIdempotent();
    }
    return true;
  }
}
