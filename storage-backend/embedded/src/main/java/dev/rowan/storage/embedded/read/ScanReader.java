package dev.rowan.storage.embedded.read;

import dev.rowan.query.Position;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.column.ColumnTimes;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.key.KeyForm;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.value.CellTimes;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the rows of one page of a scan: walks over keys, partition after partition, and leaves
 * each as soon as nothing more is wanted of it. Used once, by one thread.
 */
final class ScanReader {
  private static final byte[] NONE = {};
  private static final int ALL = Integer.MAX_VALUE;

  private final Table table;
  private final ScanQuery query;
  private final RowReader reader;
  private final boolean partitionsOnly;
  private final int perPartition;
  private final List<Row> rows = new ArrayList<>();
  private final List<CellTimes> times = new ArrayList<>(0);

  /** The bytes of the partition that the walk is in, and its key and static columns as values. */
  private byte[] partition = NONE;

  private @Nullable Object[] shared;
  private @Nullable Object[] fresh;

  /** The times of both, if the query asks for them. */
  private @Nullable ColumnTimes sharedTimes;

  private @Nullable ColumnTimes freshTimes;
  private boolean staticsAreLive;

  /** How many rows of the partition are wanted yet. */
  private int left;

  private boolean untouched = true;
  private @Nullable Position last;
  private boolean more;

  ScanReader(Table table, ScanQuery query, long now, Meters meters) {
    this.table = table;
    this.query = query;
    this.reader = new RowReader(table, now, meters);
    this.partitionsOnly = query.rows() instanceof ScanQuery.Partitions;
    this.perPartition = query.rows() instanceof ScanQuery.First first ? first.count() : 1;
    this.shared = new Object[table.schema().size()];
    this.fresh = shared;
  }

  /** Puts a cursor of a range behind the place where the last page ended. */
  void resume(Cursor cursor, KeyRange range, Position after) {
    byte[] key = PagePosition.scanKey(table.keys().tableId(), after);
    if (!range.contains(key)) {
      throw PagePosition.foreign();
    }
    enter(KeyForm.partition(key));
    left = PagePosition.left(after);
    // its row of static columns alone was wanted only if there was no other
    untouched = false;
    if (left > 0 && table.schema().hasStatics()) {
      byte[] statics = KeyForm.mark(partition, KeyForm.STATIC_ROW);
      cursor.seek(statics);
      if (cursor.next() && KeyForm.isKey(cursor.key(), cursor.keyLength(), statics)) {
        readStatics(cursor);
      }
    }
    // The smallest key behind another one is that key with a zero byte added.
    cursor.seek(Arrays.copyOf(key, key.length + 1));
  }

  /** Reads from where the cursor stands until the page is full and a further row was seen. */
  void read(Cursor cursor) {
    while (!more && cursor.next()) {
      if (partition == NONE || !KeyForm.isIn(cursor.key(), cursor.keyLength(), partition)) {
        leave();
        enter(KeyForm.partition(cursor.key()));
      }
      if (more) {
        return;
      }
      if (KeyForm.isRow(cursor.key())) {
        readRow(cursor);
      } else if (KeyForm.isKey(
          cursor.key(), cursor.keyLength(), KeyForm.mark(partition, KeyForm.STATIC_ROW))) {
        readStatics(cursor);
        if (staticsAreLive && partitionsOnly) {
          add(shared.clone(), copy(sharedTimes), 0);
        }
      }
      if (left == 0 && !more) {
        cursor.seek(KeyForm.mark(partition, KeyForm.PARTITION_END));
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

  /** A partition that has static columns and no row at all is one row. */
  private void leave() {
    if (untouched && staticsAreLive) {
      add(shared.clone(), copy(sharedTimes), 0);
    }
  }

  private void readStatics(Cursor cursor) {
    staticsAreLive = table.schema().hasStatics() && reader.readStatics(cursor, shared, sharedTimes);
    refresh();
  }

  private void readRow(Cursor cursor) {
    if (!reader.read(cursor, fresh, freshTimes)) {
      return;
    }
    if (partitionsOnly) {
      add(shared.clone(), copy(sharedTimes), 0);
      return;
    }
    if (add(fresh, freshTimes, left == ALL ? ALL : left - 1) && left > 0) {
      last = PagePosition.inScan(Arrays.copyOf(cursor.key(), cursor.keyLength()), left);
    }
    refresh();
  }

  private void refresh() {
    fresh = shared.clone();
    freshTimes = copy(sharedTimes);
  }

  private static @Nullable ColumnTimes copy(@Nullable ColumnTimes times) {
    return times == null ? null : times.copy();
  }

  /** Adds a row if there is room; returns whether that made the page full. */
  private boolean add(@Nullable Object[] row, @Nullable ColumnTimes rowTimes, int leftBehind) {
    if (rows.size() == query.limit()) {
      more = true;
      return false;
    }
    rows.add(Row.owning(row));
    if (rowTimes != null) {
      times.add(rowTimes.finished());
    }
    left = leftBehind;
    untouched = false;
    boolean isFull = rows.size() == query.limit();
    if (isFull) {
      last = PagePosition.inScan(KeyForm.mark(partition, KeyForm.PARTITION_END), 0);
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
