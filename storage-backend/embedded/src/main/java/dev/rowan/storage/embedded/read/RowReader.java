package dev.rowan.storage.embedded.read;

import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSource;
import org.jspecify.annotations.Nullable;

/** Takes stored rows apart as a reader of one second sees them. One read, one thread. */
final class RowReader {
  private final Table table;
  private final long now;
  private final ByteSource in = new ByteSource();
  private final Meters meters;
  private final long deadRefused;
  private int scanned;
  private int dead;

  RowReader(Table table, long now, Meters meters) {
    this.meters = meters;
    this.deadRefused = meters.guardrails().deadRowsRefused();
    this.table = table;
    this.now = now;
  }

  /**
   * Puts the values of the row under a cursor into their places, those of its partition excepted.
   *
   * @return false if the row is not live; then nothing was put
   */
  boolean read(Cursor cursor, @Nullable Object[] into) {
    return read(cursor.key(), cursor.keyLength(), cursor.value(), cursor.valueLength(), into);
  }

  /** Does the same with the row of a key and a value. */
  boolean read(byte[] key, int keyLength, byte[] value, int valueLength, @Nullable Object[] into) {
    scanned++;
    byte[] original = null;
    if (table.respells() || table.hasDropped()) {
      StoredRow stored = table.current(RowValueCodec.read(value, valueLength));
      original = stored.original();
      if (!table.columns().read(stored, now, into)) {
        passDead();
        return false;
      }
    } else if (!table.columns().read(value, valueLength, now, in, into)) {
      passDead();
      return false;
    }
    table.readClustering(key, keyLength, original, in, into);
    return true;
  }

  /** A read that meets too many ends here, and not only with the page. */
  private void passDead() {
    dead++;
    if (dead > deadRefused) {
      count();
    }
  }

  /** Says how many rows were looked at, and how many of them nobody sees any more. */
  void count() {
    meters.read(scanned, dead);
    meters.guardrails().deadRows(table.schema().name(), dead);
  }

  /** Puts static columns into their places; returns whether any is live. */
  boolean readStatics(Cursor cursor, @Nullable Object[] into) {
    if (table.hasDropped()) {
      StoredRow stored = RowValueCodec.read(cursor.value(), cursor.valueLength());
      return table.columns().read(table.current(stored), now, into);
    }
    return table.columns().read(cursor.value(), cursor.valueLength(), now, in, into);
  }
}
