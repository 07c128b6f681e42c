package dev.rowan.storage.cassandra.rows;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.cql.ColumnDefinitions;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds the write times and TTLs of values in rows of the driver, by the names of the results. */
final class RowTimes {
  private RowTimes() {}

  /**
   * Returns the times of the columns that a statement selected with {@code WRITETIME(…)} or {@code
   * TTL(…)}, without an alias.
   *
   * @return null if it selected none
   */
  static @Nullable CellTimes of(TableSchema table, Row row) {
    long[] timestamps = new long[table.size()];
    Arrays.fill(timestamps, CellTimes.NEVER);
    int[] ttls = new int[timestamps.length];
    boolean any = false;
    for (int i = table.keySize(); i < timestamps.length; i++) {
      String column = table.column(i).name();
      int timestamp = place(row.getColumnDefinitions(), "writetime", column);
      if (timestamp >= 0) {
        any = true;
        ByteBuffer bytes = row.getBytesUnsafe(timestamp);
        if (bytes != null && bytes.remaining() == Long.BYTES) {
          timestamps[i] = bytes.getLong(bytes.position());
        }
      }
      int ttl = place(row.getColumnDefinitions(), "ttl", column);
      if (ttl >= 0) {
        any = true;
        ByteBuffer bytes = row.getBytesUnsafe(ttl);
        if (bytes != null && bytes.remaining() == Integer.BYTES) {
          ttls[i] = bytes.getInt(bytes.position());
        }
      }
    }
    return any ? CellTimes.owning(timestamps, ttls) : null;
  }

  /** Returns the place of a result; servers differ in the quotation marks of the column. */
  private static int place(ColumnDefinitions columns, String function, String column) {
    int plain = columns.firstIndexOf(CqlIdentifier.fromInternal(function + "(" + column + ")"));
    return plain >= 0
        ? plain
        : columns.firstIndexOf(
            CqlIdentifier.fromInternal(function + "(" + CqlNames.quoted(column) + ")"));
  }
}
