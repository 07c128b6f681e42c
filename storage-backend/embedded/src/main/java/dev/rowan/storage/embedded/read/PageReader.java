package dev.rowan.storage.embedded.read;

import dev.rowan.query.Position;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the rows of one page. Used once, by one thread. */
final class PageReader {
  private final Table table;
  private final SliceQuery query;
  private final long now;
  private final List<@Nullable Object[]> rows = new ArrayList<>();
  private @Nullable Object[] fresh;
  private byte[] lastKey = {};
  private boolean more;
  private int scanned;
  private int dead;

  PageReader(Table table, SliceQuery query, long now) {
    this.table = table;
    this.query = query;
    this.now = now;
    this.fresh = new Object[table.schema().size()];
  }

  /**
   * Reads rows from a cursor, none below {@code from}, until the page is full, and one further to
   * know if it is the last.
   */
  void readRows(Cursor cursor, byte[] from) {
    while (!more && cursor.next() && isAtLeast(cursor, from)) {
      read(cursor.key(), cursor.keyLength(), cursor.value(), cursor.valueLength());
    }
  }

  private static boolean isAtLeast(Cursor cursor, byte[] from) {
    return Arrays.compareUnsigned(cursor.key(), 0, cursor.keyLength(), from, 0, from.length) >= 0;
  }

  /** Adds the row if it is live, and if there is room. */
  void read(byte[] key, int keyLength, byte[] value, int valueLength) {
    byte[] original = null;
    boolean live;
    if (table.respells()) {
      StoredRow stored = RowValueCodec.read(value, valueLength);
      original = stored.original();
      live = table.columns().read(stored, now, fresh);
    } else {
      live = table.columns().read(value, valueLength, now, fresh);
    }
    scanned++;
    if (!live) {
      dead++;
      return;
    }
    if (rows.size() == query.limit()) {
      more = true;
      return;
    }
    readPartition(fresh);
    table.readClustering(key, keyLength, original, fresh);
    rows.add(fresh);
    fresh = new Object[table.schema().size()];
    if (rows.size() == query.limit()) {
      lastKey = Arrays.copyOf(key, keyLength);
    }
  }

  /**
   * Puts the partition's static columns into every row; a partition that has nothing else is one
   * row, if the query asks for the whole of it.
   */
  void readStatics(byte[] value, int length) {
    for (@Nullable Object[] row : rows) {
      table.columns().read(value, length, now, row);
    }
    if (rows.isEmpty()
        && query.slice().isAll()
        && query.after() == null
        && table.columns().read(value, length, now, fresh)) {
      readPartition(fresh);
      rows.add(fresh);
    }
  }

  private void readPartition(@Nullable Object[] into) {
    for (int i = 0; i < query.partition().size(); i++) {
      into[i] = query.partition().get(i);
    }
  }

  int scanned() {
    return scanned;
  }

  /** How many rows were looked at that nobody sees any more. */
  int dead() {
    return dead;
  }

  RowPage page() {
    List<Row> page = new ArrayList<>(rows.size());
    for (@Nullable Object[] row : rows) {
      page.add(Row.owning(row));
    }
    Position next = more ? PagePosition.after(lastKey, lastKey.length) : null;
    return new RowPage(page, next);
  }
}
