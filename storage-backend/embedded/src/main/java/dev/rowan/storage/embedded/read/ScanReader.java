package dev.rowan.storage.embedded.read;

import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.column.ColumnTimes;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.meter.Meters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the rows of one page of a scan. It iterates over keys, partition by partition, and
 * leaves a partition when the query needs no more of its rows. Used once, by one thread.
 */
final class ScanReader {
  private static final byte[] NONE = {};
  private static final int ALL = Integer.MAX_VALUE;

  private final Table table;
  private final ScanQuery query;
  private final StoredRowReader reader;

  /** The restrictions of the rows; null for all rows. */
  private final @Nullable List<IndexedValue> restrictions;

  private final boolean partitionsOnly;
  private final int perPartition;
  private final List<Row> rows = new ArrayList<>();
  private final List<CellTimes> times = new ArrayList<>(0);

  /** The bytes of the current partition; its key and static columns as values follow. */
  private byte[] partition = NONE;

  private @Nullable Object[] shared;
  private @Nullable Object[] values;

  /** The times of the key and static columns, if the query requests them. */
  private @Nullable ColumnTimes sharedTimes;

  private @Nullable ColumnTimes valueTimes;
  private boolean staticsAreLive;

  /** How many more rows of the partition the query needs. */
  private int left;

  private boolean untouched = true;
  private @Nullable Position last;
  private boolean more;

  ScanReader(Table table, ScanQuery query, long now, Meters meters) {
    this(table, query, null, now, meters);
  }

  /** Collects the rows that match these restrictions. */
  ScanReader(
      Table table,
      ScanQuery query,
      @Nullable List<IndexedValue> restrictions,
      long now,
      Meters meters) {
    this.restrictions = restrictions;
    this.table = table;
    this.query = query;
    this.reader = new StoredRowReader(table, now, meters);
    this.partitionsOnly = query.rows() instanceof ScanQuery.Partitions;
    this.perPartition = query.rows() instanceof ScanQuery.First first ? first.count() : 1;
    this.shared = new Object[table.schema().size()];
    this.values = shared;
  }

  /** Moves the cursor of a range after the position of the last page. */
  void resume(Cursor cursor, KeyRange range, Position after) {
    byte[] key = PagePosition.scanKey(table.keys().tableId(), after);
    if (!range.contains(key)) {
      throw PagePosition.foreign();
    }
    enter(KeyFormat.partition(key));
    left = PagePosition.left(after);
    // A row of static columns alone would have been due only if the partition had no other row.
    untouched = false;
    if (left > 0 && table.schema().hasStatics()) {
      byte[] statics = KeyFormat.mark(partition, KeyFormat.STATIC_ROW);
      cursor.seek(statics);
      if (cursor.next() && KeyFormat.isKey(cursor.key(), cursor.keyLength(), statics)) {
        readStatics(cursor);
      }
    }
    // The successor of a key is that key with a zero byte appended.
    cursor.seek(Arrays.copyOf(key, key.length + 1));
  }

  /** Reads from the cursor's position until the page is full and one more row was seen. */
  void read(Cursor cursor) {
    while (!more && cursor.next()) {
      if (partition == NONE || !KeyFormat.isIn(cursor.key(), cursor.keyLength(), partition)) {
        leave();
        enter(KeyFormat.partition(cursor.key()));
      }
      if (more) {
        return;
      }
      if (KeyFormat.isRow(cursor.key())) {
        readRow(cursor);
      } else if (KeyFormat.isKey(
          cursor.key(), cursor.keyLength(), KeyFormat.mark(partition, KeyFormat.STATIC_ROW))) {
        readStatics(cursor);
        if (staticsAreLive && partitionsOnly) {
          add(shared.clone(), copy(sharedTimes), 0);
        }
      }
      if (left == 0 && !more) {
        cursor.seek(KeyFormat.mark(partition, KeyFormat.PARTITION_END));
      }
    }
    if (!more) {
      leave();
    }
  }

  private void enter(byte[] newPartition) {
    partition = newPartition;
    shared = new Object[table.schema().size()];
    table.keys().readPartition(partition, shared);
    sharedTimes = query.mode().times() ? new ColumnTimes(shared.length) : null;
    refresh();
    staticsAreLive = false;
    left = perPartition;
    untouched = true;
  }

  /** A partition with static columns and no row returns one row. */
  private void leave() {
    if (untouched && staticsAreLive && restrictions == null) {
      add(shared.clone(), copy(sharedTimes), 0);
    }
  }

  private void readStatics(Cursor cursor) {
    staticsAreLive = table.schema().hasStatics() && reader.readStatics(cursor, shared, sharedTimes);
    refresh();
  }

  private void readRow(Cursor cursor) {
    if (!reader.read(cursor, values, valueTimes)) {
      return;
    }
    if (restrictions != null && !IndexedValue.match(restrictions, values)) {
      refresh();
      return;
    }
    if (partitionsOnly) {
      add(shared.clone(), copy(sharedTimes), 0);
      return;
    }
    if (add(values, valueTimes, left == ALL ? ALL : left - 1) && left > 0) {
      last = PagePosition.inScan(Arrays.copyOf(cursor.key(), cursor.keyLength()), left);
    }
    refresh();
  }

  private void refresh() {
    values = shared.clone();
    valueTimes = copy(sharedTimes);
  }

  private static @Nullable ColumnTimes copy(@Nullable ColumnTimes times) {
    return times == null ? null : times.copy();
  }

  /** Adds a row if there is room; returns whether that filled the page. */
  private boolean add(@Nullable Object[] row, @Nullable ColumnTimes rowTimes, int leftAfter) {
    if (rows.size() == query.limit()) {
      more = true;
      return false;
    }
    rows.add(Row.owning(row));
    if (rowTimes != null) {
      times.add(rowTimes.finished());
    }
    left = leftAfter;
    untouched = false;
    boolean isFull = rows.size() == query.limit();
    if (isFull) {
      last = PagePosition.inScan(KeyFormat.mark(partition, KeyFormat.PARTITION_END), 0);
    }
    return isFull;
  }

  void count() {
    reader.count();
  }

  RowPage page() {
    return new RowPage(rows, times, more ? last : null);
  }
}
