package dev.rowan.storage.cassandra.write;

import static java.util.Objects.requireNonNull;

import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** The insert of an upsert: key and whole values. */
final class Insert {
  private Insert() {}

  /**
   * Returns the insert.
   *
   * @param editsElsewhere whether other statements execute the row's edits
   * @return null if the row has an edit that no other statement executes
   */
  static @Nullable Statement of(
      CqlTable table, Upsert upsert, WriteTime time, boolean editsElsewhere) {
    InsertForm form = InsertForm.of(table, upsert, time);
    @Nullable ByteBuffer[] values = new ByteBuffer[form.markers(table)];
    boolean isAll = encode(table, upsert.row(), form, values);
    if (!isAll && !editsElsewhere) {
      return null;
    }
    time.encode(upsert.moment(), upsert.ttl(), values);
    Statement statement = new Statement(table.schema().name(), form.text(table), values);
    time.giveTo(statement);
    return form.isConditional() || (table.hasCellsOfLists() && writesCells(table, form, values))
        ? statement.notIdempotent()
        : statement;
  }

  /**
   * Writes the bytes of key and whole values at the start of the array; edits are left unset.
   *
   * <p>This is a separate method with a single call that encodes. Both it and {@link #of} are then
   * small enough for the JIT compiler to inline them, which removes the allocation of upserts and
   * statements.
   *
   * @return whether the row has no edit
   */
  private static boolean encode(
      CqlTable table, Row row, InsertForm form, @Nullable ByteBuffer[] values) {
    byte[] room = table.room();
    int keys = table.schema().keySize();
    int keyLength = 0;
    boolean isAll = true;
    int next = 0;
    for (int i = 0; i < table.size(); i++) {
      CqlColumn column = table.column(i);
      Object value = row.get(i);
      if (!form.names(column)) {
        requireUnset(i, row, table);
      } else if (i >= keys && column.isEdit(value)) {
        values[next++] = Statement.UNSET;
        isAll = false;
      } else {
        ByteBuffer bytes = column.encode(value, room);
        if (i < keys) {
          keyLength = table.lengthOfKey(i, keyLength, requireNonNull(bytes));
        }
        values[next++] = bytes;
      }
    }
    return isAll;
  }

  /**
   * Returns whether it writes lists with one cell per element, which are new cells at each
   * execution.
   */
  private static boolean writesCells(
      CqlTable table, InsertForm form, @Nullable ByteBuffer[] values) {
    int next = 0;
    for (CqlColumn column : table.columns()) {
      if (form.names(column)) {
        ByteBuffer bytes = values[next++];
        if (column.isCellsOfList() && bytes != null && bytes.hasRemaining()) {
          return true;
        }
      }
    }
    return false;
  }

  private static void requireUnset(int column, Row row, CqlTable table) {
    int keys = table.schema().keySize();
    if (column >= keys && row.isSet(column)) {
      table.key(
          row,
          keys); // A regular column needs the whole key; the key's encoder reports its absence.
    }
  }
}
