package dev.rowan.storage.cassandra.write;

import static java.util.Objects.requireNonNull;

import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** The insert of an upsert: key and whole values. */
public final class InsertBinding {
  private InsertBinding() {}

  /**
   * Returns whether a mutation is an insert without a condition, at the timestamp of its batch, as
   * most writes are. It is a single statement, if its row has no edit.
   */
  static boolean isPlain(Mutation mutation) {
    return mutation instanceof Upsert upsert
        && upsert.marker()
        && upsert.condition() == Condition.NONE
        && upsert.moment() == TimestampOffset.NONE;
  }

  /** Returns the text of an insert without a condition, at the timestamp of its batch. */
  public static StatementText text(CqlTable table, Upsert upsert) {
    return InsertForm.of(table, upsert, false).text(table);
  }

  /**
   * Returns the bytes for the markers of an insert without a condition, at the timestamp of its
   * batch.
   *
   * @return null if the row has an edit, which needs another statement
   */
  public static @Nullable ByteBuffer @Nullable [] values(CqlTable table, Upsert upsert) {
    InsertForm form = InsertForm.of(table, upsert, false);
    @Nullable ByteBuffer[] values = new ByteBuffer[form.markers(table)];
    if (!encode(table, upsert.row(), form, values)) {
      return null;
    }
    if (upsert.ttl().isPresent()) {
      values[values.length - 1] = BatchTimestamp.seconds(upsert.ttl());
    }
    return values;
  }

  /** Returns whether executing an insert again has no further effect. */
  public static boolean isIdempotent(CqlTable table, Upsert upsert, @Nullable ByteBuffer[] values) {
    return !table.hasCellsOfLists()
        || !writesCells(table, InsertForm.of(table, upsert, false), values);
  }

  /**
   * Returns the insert as a statement.
   *
   * @param editsElsewhere whether other statements execute the row's edits
   * @return null if the row has an edit that no other statement executes
   */
  static @Nullable StatementDraft of(
      CqlTable table, Upsert upsert, BatchTimestamp time, boolean editsElsewhere) {
    InsertForm form = InsertForm.of(table, upsert, time.isSaid(upsert.moment()));
    @Nullable ByteBuffer[] values = new ByteBuffer[form.markers(table)];
    boolean isAll = encode(table, upsert.row(), form, values);
    if (!isAll && !editsElsewhere) {
      return null;
    }
    time.encode(upsert.moment(), upsert.ttl(), values);
    StatementDraft statement = new StatementDraft(form.text(table), values);
    time.giveTo(statement);
    return form.isConditional() || (table.hasCellsOfLists() && writesCells(table, form, values))
        ? statement.notIdempotent()
        : statement;
  }

  /**
   * Writes the bytes of key and whole values at the start of the array; edits are left unset.
   *
   * <p>This is a separate method with a single call that encodes, because the JIT compiler inlines
   * only small methods.
   *
   * @return whether the row has no edit
   */
  private static boolean encode(
      CqlTable table, Row row, InsertForm form, @Nullable ByteBuffer[] values) {
    byte[] room = table.room(row);
    int place = 0;
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
        values[next++] = StatementDraft.UNSET;
        isAll = false;
      } else {
        ByteBuffer bytes = column.encode(value, room, place);
        place += column.room(value);
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
