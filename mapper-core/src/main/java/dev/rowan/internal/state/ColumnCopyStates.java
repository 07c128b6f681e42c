package dev.rowan.internal.state;

import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.store.IndexState;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The records of columns that take over the values of former columns. A record is one row of {@link
 * IndexStates#TABLE}. It is readable when the column has all values. Thread-safe.
 */
public final class ColumnCopyStates {
  private static final String SUFFIX = ".copied";

  private final IndexStates states;

  /** Changes records in this store. */
  public ColumnCopyStates(IndexStates states) {
    this.states = states;
  }

  /** Returns the record of a column with a former column; null if there is none. */
  public static @Nullable IndexRecord of(Map<String, IndexRecord> records, ColumnSchema column) {
    return records.get(name(column));
  }

  /** Returns whether a column has all values of its former column. */
  public static boolean isCopied(Map<String, IndexRecord> records, ColumnSchema column) {
    IndexRecord record = of(records, column);
    return record != null && record.state() == IndexState.READABLE;
  }

  /** Records that a program writes both columns, unless a record exists. */
  public CompletionStage<Boolean> start(String table, ColumnSchema column) {
    return states.change(table, name(column), null, IndexRecord.UNBUILT);
  }

  /** Records where the copy of a column continues. */
  public CompletionStage<Boolean> note(
      String table,
      ColumnSchema column,
      Map<String, IndexRecord> records,
      @Nullable String position,
      long rows) {
    IndexRecord before = of(records, column);
    IndexRecord now = before == null ? IndexRecord.UNBUILT : before;
    return states.change(table, name(column), before, now.at(position, rows));
  }

  /** Records that a column has all values of its former column, from this time on. */
  public CompletionStage<Boolean> complete(
      String table, ColumnSchema column, Map<String, IndexRecord> records, Instant since) {
    IndexRecord wanted =
        new IndexRecord(IndexState.READABLE, null, since.truncatedTo(ChronoUnit.MILLIS), null, 0);
    return states.change(table, name(column), of(records, column), wanted);
  }

  /** Removes the record of a column whose former column is dropped. */
  public CompletionStage<Void> forget(String table, ColumnSchema column) {
    return states.remove(table, name(column));
  }

  private static String name(ColumnSchema column) {
    String former = Objects.requireNonNull(column.former(), "a former column");
    return column.name() + "." + former + SUFFIX;
  }
}
