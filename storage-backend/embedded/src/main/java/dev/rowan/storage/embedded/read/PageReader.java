package dev.rowan.storage.embedded.read;

import dev.rowan.query.Position;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.column.ColumnTimes;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.value.CellTimes;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the rows of one page of a partition. Used once, by one thread. */
final class PageReader {
  private final SliceQuery query;
  private final RowReader reader;
  private final List<@Nullable Object[]> rows = new ArrayList<>();
  private @Nullable Object[] fresh;

  /** Of each row, if the query asks for them. */
  private final List<ColumnTimes> times = new ArrayList<>(0);

  private @Nullable ColumnTimes freshTimes;
  private byte[] lastKey = {};
  private boolean more;

  PageReader(Table table, SliceQuery query, long now, Meters meters) {
    this.query = query;
    this.reader = new RowReader(table, now, meters);
    this.fresh = new Object[table.schema().size()];
    this.freshTimes = query.mode().times() ? new ColumnTimes(fresh.length) : null;
  }

  /** Whether the page is full and a further row was seen. */
  boolean isDone() {
    return more;
  }

  /**
   * Reads the rows of a range, or all that a cursor has if it is null, from a cursor that stands
   * before them, until the page is full, and one further to know if it is the last.
   */
  void readRows(Cursor cursor, @Nullable KeyRange range) {
    while (!more
        && cursor.next()
        && (range == null || range.contains(cursor.key(), cursor.keyLength()))) {
      read(cursor.key(), cursor.keyLength(), cursor.value(), cursor.valueLength());
    }
  }

  /** Adds the row if it is live, and if there is room. */
  void read(byte[] key, int keyLength, byte[] value, int valueLength) {
    if (!reader.read(key, keyLength, value, valueLength, fresh, freshTimes)) {
      return;
    }
    if (rows.size() == query.limit()) {
      more = true;
      return;
    }
    add();
    if (rows.size() == query.limit()) {
      lastKey = Arrays.copyOf(key, keyLength);
    }
  }

  /**
   * Puts the partition's static columns into every row; a partition that has nothing else is one
   * row, if the query asks for the whole of it.
   */
  void readStatics(Cursor cursor) {
    for (int i = 0; i < rows.size(); i++) {
      reader.readStatics(cursor, rows.get(i), times.isEmpty() ? null : times.get(i));
    }
    if (rows.isEmpty()
        && query.slice().isAll()
        && query.after() == null
        && reader.readStatics(cursor, fresh, freshTimes)) {
      add();
    }
  }

  private void add() {
    readPartition(fresh);
    rows.add(fresh);
    fresh = new Object[fresh.length];
    if (freshTimes != null) {
      times.add(freshTimes);
      freshTimes = new ColumnTimes(fresh.length);
    }
  }

  private void readPartition(@Nullable Object[] into) {
    for (int i = 0; i < query.partition().size(); i++) {
      into[i] = query.partition().get(i);
    }
  }

  void count() {
    reader.count();
  }

  RowPage page() {
    List<Row> page = new ArrayList<>(rows.size());
    for (@Nullable Object[] row : rows) {
      page.add(Row.owning(row));
    }
    List<CellTimes> pageTimes =
        times.isEmpty() ? List.of() : times.stream().map(ColumnTimes::finished).toList();
    Position next = more ? PagePosition.after(lastKey, lastKey.length) : null;
    return new RowPage(page, pageTimes, next);
  }
}
