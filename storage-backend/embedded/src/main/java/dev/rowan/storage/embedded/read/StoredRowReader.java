package dev.rowan.storage.embedded.read;

import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.column.ColumnTimes;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSource;
import org.jspecify.annotations.Nullable;

/** Decodes stored rows as of one second. Used for one read, by one thread. */
final class StoredRowReader {
  private final Table table;
  private final long now;
  private ByteSource in = new ByteSource();
  private final Meters meters;
  private final long deadRefused;
  private int scanned;
  private int dead;

  StoredRowReader(Table table, long now, Meters meters) {
    this.meters = meters;
    this.deadRefused = meters.guardrails().deadRowsRefused();
    this.table = table;
    this.now = now;
  }

  /** Says that the arrays of the rows never change: values can share their bytes. */
  void unchangingArrays() {
    in = ByteSource.ofUnchangingArrays();
  }

  /**
   * Puts the values of the cursor's row at their positions, except for those of its partition key.
   *
   * @param times receives the times of these values, or null if the query does not request them
   * @return false if the row is not live; then nothing was put
   */
  boolean read(Cursor cursor, @Nullable Object[] into, @Nullable ColumnTimes times) {
    return read(
        cursor.key(), cursor.keyLength(), cursor.value(), cursor.valueLength(), into, times);
  }

  /** Decodes the row of a key and a value in the same way. */
  boolean read(
      byte[] key,
      int keyLength,
      byte[] value,
      int valueLength,
      @Nullable Object[] into,
      @Nullable ColumnTimes times) {
    scanned++;
    byte[] original = null;
    boolean live;
    if (times != null || table.losesEncoding() || table.hasDropped()) {
      StoredRow stored = table.current(RowValueCodec.read(value, valueLength));
      original = stored.original();
      live = read(stored, into, times);
    } else {
      live = table.columns().read(value, valueLength, now, in, into);
    }
    if (!live) {
      passDead();
      return false;
    }
    table.readClustering(key, keyLength, original, in, into);
    return true;
  }

  private boolean read(StoredRow stored, @Nullable Object[] into, @Nullable ColumnTimes times) {
    boolean live = table.columns().read(stored, now, into);
    if (live && times != null) {
      table.columns().addTimes(stored, now, times);
    }
    return live;
  }

  /** Fails a read that meets too many dead rows here, and not only at the end of the page. */
  private void passDead() {
    dead++;
    if (dead > deadRefused) {
      count();
    }
  }

  /** Reports how many rows were scanned, and how many of them were dead. */
  void count() {
    meters.read(scanned, dead);
    meters.guardrails().deadRows(table.schema().name(), dead);
  }

  /**
   * Puts static columns, and their times if requested, at their positions; returns whether any is
   * live.
   */
  boolean readStatics(Cursor cursor, @Nullable Object[] into, @Nullable ColumnTimes times) {
    if (times != null || table.hasDropped()) {
      StoredRow stored = RowValueCodec.read(cursor.value(), cursor.valueLength());
      return read(table.current(stored), into, times);
    }
    return table.columns().read(cursor.value(), cursor.valueLength(), now, in, into);
  }
}
