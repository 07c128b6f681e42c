package dev.rowan.storage.cassandra.rows;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.cql.ColumnDefinitions;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.mapping.TimeProperty;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the write times and TTLs of values in rows of the driver, by the names of the results. */
final class RowTimes {
  private RowTimes() {}

  /**
   * Returns the times of the columns that a statement selected with {@code WRITETIME(…)} or {@code
   * TTL(…)}, without an alias or under the name of the property.
   *
   * @param properties the properties that have times
   * @return null if it selected none
   */
  static @Nullable CellTimes of(TableSchema table, List<TimeProperty> properties, Row row) {
    long[] timestamps = new long[table.size()];
    Arrays.fill(timestamps, CellTimes.NEVER);
    int[] ttls = new int[timestamps.length];
    boolean any = false;
    for (int i = table.keySize(); i < timestamps.length; i++) {
      String column = table.column(i).name();
      ColumnDefinitions results = row.getColumnDefinitions();
      int timestamp = place(results, "writetime", column, alias(properties, i, false));
      if (timestamp >= 0) {
        any = true;
        ByteBuffer bytes = row.getBytesUnsafe(timestamp);
        if (bytes != null && bytes.remaining() == Long.BYTES) {
          timestamps[i] = bytes.getLong(bytes.position());
        }
      }
      int ttl = place(results, "ttl", column, alias(properties, i, true));
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
  private static int place(
      ColumnDefinitions columns, String function, String column, @Nullable String alias) {
    for (String name :
        new @Nullable String[] {
          function + "(" + column + ")", function + "(" + CqlNames.quoted(column) + ")", alias
        }) {
      int place = name == null ? -1 : columns.firstIndexOf(CqlIdentifier.fromInternal(name));
      if (place >= 0) {
        return place;
      }
    }
    return -1;
  }

  private static @Nullable String alias(List<TimeProperty> properties, int column, boolean isTtl) {
    for (TimeProperty each : properties) {
      if (each.of().column() == column && each.isTtl() == isTtl) {
        return each.name();
      }
    }
    return null;
  }
}
