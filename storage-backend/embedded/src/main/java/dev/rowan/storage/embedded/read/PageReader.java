package dev.rowan.storage.embedded.read;

import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.column.ColumnTimes;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.meter.Meters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the rows of one page of a partition. Used once, by one thread. */
final class PageReader {
  private final SliceQuery query;
  private final StoredRowReader reader;

  /** The restrictions of the rows; null for all rows. */
  private final @Nullable List<IndexedValue> restrictions;

  private final List<@Nullable Object[]> rows = new ArrayList<>();
  private @Nullable Object[] values;

  /** The times of each row, if the query requests them. */
  private final List<ColumnTimes> times = new ArrayList<>(0);

  private @Nullable ColumnTimes valueTimes;
  private byte[] lastKey = {};
  private boolean more;

  PageReader(Table table, SliceQuery query, long now, Meters meters) {
    this(table, query, null, now, meters);
  }

  /** Collects the rows that match these restrictions. */
  PageReader(
      Table table,
      SliceQuery query,
      @Nullable List<IndexedValue> restrictions,
      long now,
      Meters meters) {
    this.query = query;
    this.restrictions = restrictions;
    this.reader = new StoredRowReader(table, now, meters);
    this.values = new Object[table.schema().size()];
    this.valueTimes = query.mode().times() ? new ColumnTimes(values.length) : null;
  }

  /** Returns whether the page is full and one more row was seen. */
  boolean isDone() {
    return more;
  }

  /**
   * Reads the rows of a range, or all rows of a cursor if the range is null. The cursor stands
   * before them. Reading stops one row after the page is full, which shows whether another page
   * follows.
   */
  void readRows(Cursor cursor, @Nullable KeyRange range) {
    while (!more
        && cursor.next()
        && (range == null || range.contains(cursor.key(), cursor.keyLength()))) {
      read(cursor.key(), cursor.keyLength(), cursor.value(), cursor.valueLength());
    }
  }

  /** Adds the row of a key, whose value never changes, if it is live. */
  void readPoint(byte[] key, byte[] value) {
    reader.unchangingArrays();
    read(key, key.length, value, value.length);
  }

  /** Adds the row if it is live, and if there is room. */
  private void read(byte[] key, int keyLength, byte[] value, int valueLength) {
    if (!reader.read(key, keyLength, value, valueLength, values, valueTimes)) {
      return;
    }
    if (restrictions != null && !matches()) {
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

  /** Whether the row that was read matches; otherwise its values are cleared. */
  private boolean matches() {
    readPartition(values);
    if (restrictions == null || IndexedValue.match(restrictions, values)) {
      return true;
    }
    Arrays.fill(values, null);
    valueTimes = valueTimes == null ? null : new ColumnTimes(values.length);
    return false;
  }

  /**
   * Puts the partition's static columns into every row. If the query covers the whole partition, a
   * partition with only static columns returns one row.
   */
  void readStatics(Cursor cursor) {
    for (int i = 0; i < rows.size(); i++) {
      reader.readStatics(cursor, rows.get(i), times.isEmpty() ? null : times.get(i));
    }
    if (rows.isEmpty()
        && restrictions == null
        && query.slice().isAll()
        && query.after() == null
        && reader.readStatics(cursor, values, valueTimes)) {
      add();
    }
  }

  private void add() {
    readPartition(values);
    rows.add(values);
    values = new Object[values.length];
    if (valueTimes != null) {
      times.add(valueTimes);
      valueTimes = new ColumnTimes(values.length);
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
