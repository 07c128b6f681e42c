package dev.rowan.storage.embedded.column;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.RowMarker;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;

/** A row of a table with one column outside of its key; each write merges with the stored row. */
final class OneColumn {
  static final int ID = 3;

  private final RowColumns columns;
  private StoredRow row = StoredRow.EMPTY;
  private long listTime = 1;

  OneColumn(ColumnType type) {
    TableSchema table =
        TableSchema.named("t").partitionKey("p", ScalarType.INT).column("v", type).build();
    columns = new RowColumns(table, new int[] {0, ID});
  }

  /** Writes without a TTL. */
  OneColumn write(long timestamp, Object value) {
    return write(timestamp, 0, 100, value);
  }

  OneColumn write(long timestamp, int ttl, long now, Object value) {
    CellStamp stamp = new CellStamp(timestamp, ttl, now, () -> listTime++);
    row = row.merge(columns.regulars(Row.of(1, value), stamp, row, new ByteSink()).build());
    return this;
  }

  OneColumn delete(long timestamp) {
    row = row.shadow(timestamp);
    return this;
  }

  OneColumn mark(long timestamp) {
    row = row.merge(new StoredRow.Builder().marker(RowMarker.of(timestamp)).build());
    return this;
  }

  StoredRow row() {
    return row;
  }

  /** Reads without a time limit. */
  Object read() {
    return read(200);
  }

  /**
   * Returns the value that a reader sees, null also without a row; reading bytes and reading cells
   * must agree.
   */
  Object read(long now) {
    Object[] byCells = new Object[2];
    boolean seen = columns.read(row, now, byCells);
    ByteSink sink = new ByteSink();
    RowValueCodec.write(row, sink);
    Object[] byBytes = new Object[2];
    boolean seenInBytes = columns.read(sink.array(), sink.length(), now, new ByteSource(), byBytes);
    if (seen != seenInBytes || seen != row.isLive(now)) {
      throw new AssertionError("seen by one reader, not by the other");
    }
    if (byCells[1] == null ? byBytes[1] != null : !byCells[1].equals(byBytes[1])) {
      throw new AssertionError("not the same by bytes and by cells");
    }
    return byBytes[1];
  }
}
