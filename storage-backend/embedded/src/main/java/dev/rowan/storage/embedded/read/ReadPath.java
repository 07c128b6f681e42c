package dev.rowan.storage.embedded.read;

import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.Nearest;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Reads pages. A query for one row is one get. Any other query scans the keys of its slice, or of
 * its token range, from strictly after the position of the last page. A read by native indexes is a
 * scan of the partition, or of all partitions, that leaves out rows. A scan ends when the page is
 * full and one more live row shows whether another page follows. The same scan reads static
 * columns, so that they come from the same snapshot. Thread-safe.
 */
public final class ReadPath {
  private static final RowPage NO_ROWS = new RowPage(List.of(), null);

  /** The rows of a page that a search for the nearest rows compares. */
  private static final int SEARCHED_ROWS = 500;

  private final OrderedStore store;
  private final Catalogue catalogue;
  private final Meters meters;

  /** Reads from a store with its catalogue. */
  public ReadPath(OrderedStore store, Catalogue catalogue) {
    this(store, catalogue, new Meters());
  }

  /** Reads from a store, and counts its activity. */
  public ReadPath(OrderedStore store, Catalogue catalogue, Meters meters) {
    this.store = store;
    this.catalogue = catalogue;
    this.meters = meters;
  }

  /** Returns the next page of a query. */
  public RowPage fetch(Query query) {
    Table table = catalogue.table(query.table());
    long now = catalogue.clock().nowSeconds();
    if (query instanceof ScanQuery scan) {
      return scan(table, scan, new ScanReader(table, scan, now, meters));
    }
    if (query instanceof IndexQuery index) {
      Nearest nearest = index.nearest();
      return nearest == null ? indexed(table, index, now) : nearest(table, index, nearest, now);
    }
    return slice(table, query instanceof RowQuery row ? row.asSlice() : (SliceQuery) query, now);
  }

  /** Reads all rows of the partition, or of the table, and returns those that match. */
  private RowPage indexed(Table table, IndexQuery query, long now) {
    List<IndexedValue> restrictions = IndexedValue.of(table.schema(), query.restrictions());
    if (query.partition().isEmpty()) {
      ScanQuery scan =
          new ScanQuery(
              query.table(),
              TokenRange.ALL,
              ScanQuery.Rows.ALL,
              query.limit(),
              query.after(),
              query.mode());
      return scan(table, scan, new ScanReader(table, scan, restrictions, now, meters));
    }
    SliceQuery partition =
        new SliceQuery(
            query.table(),
            query.partition(),
            Slice.ALL,
            ReadDirection.FORWARD,
            query.limit(),
            query.after(),
            query.mode());
    return slice(table, partition, new PageReader(table, partition, restrictions, now, meters));
  }

  /** Reads all rows that match, page by page, and returns the nearest. */
  private RowPage nearest(Table table, IndexQuery query, Nearest nearest, long now) {
    NearestRows rows = new NearestRows(table.schema(), nearest, query.limit());
    Position after = null;
    do {
      RowPage page = indexed(table, query.unordered(SEARCHED_ROWS, after), now);
      rows.add(page);
      after = page.next();
    } while (after != null);
    return rows.page();
  }

  private RowPage slice(Table table, SliceQuery query, long now) {
    return slice(table, query, new PageReader(table, query, now, meters));
  }

  private RowPage slice(Table table, SliceQuery query, PageReader reader) {
    if (isOneRow(table, query.slice())) {
      List<Object> clustering = query.slice().prefixes().get(0);
      return point(
          table.keys().rowKey(query.partition(), clustering, new ByteSink(64)), query, reader);
    }
    List<KeyRange> ranges = table.keys().slices(query.partition(), query.slice(), new ByteSink());
    if (ranges.isEmpty()) {
      return NO_ROWS;
    }
    List<KeyRange> rest = rest(ranges, query);
    if (rest.isEmpty()) {
      return NO_ROWS;
    }
    scan(table, query, rest, reader);
    reader.count();
    return reader.page();
  }

  /**
   * A slice with several prefixes can contain one row twice in different encodings, so it is
   * scanned.
   */
  private static boolean isOneRow(Table table, Slice slice) {
    return slice.prefixes().size() == 1
        && slice.prefixSize() == table.schema().clusteringSize()
        && !slice.isBounded()
        && !table.schema().hasStatics();
  }

  private RowPage point(byte[] key, SliceQuery query, PageReader reader) {
    byte[] value = query.after() == null ? store.get(Space.DATA, key) : null;
    if (value != null) {
      reader.readPoint(key, value);
    }
    reader.count();
    return reader.page();
  }

  /** Returns the part of a slice after the position of the last page, in the order of the query. */
  private static List<KeyRange> rest(List<KeyRange> ranges, SliceQuery query) {
    Position after = query.after();
    if (after == null && !query.reversed()) {
      return ranges;
    }
    List<KeyRange> rest = new ArrayList<>(ranges);
    if (query.reversed()) {
      Collections.reverse(rest);
    }
    if (after != null) {
      byte[] last = PagePosition.key(KeyFormat.partition(ranges.get(0).from()), after);
      rest.replaceAll(range -> after(range, last, query.reversed()));
      rest.removeIf(KeyRange::isEmpty);
    }
    return rest;
  }

  private static KeyRange after(KeyRange range, byte[] last, boolean reversed) {
    if (reversed) {
      return Arrays.compareUnsigned(last, range.to()) < 0
          ? new KeyRange(range.from(), last)
          : range;
    }
    // The successor of a key is that key with a zero byte appended.
    byte[] next = Arrays.copyOf(last, last.length + 1);
    return Arrays.compareUnsigned(next, range.from()) > 0 ? new KeyRange(next, range.to()) : range;
  }

  private void scan(Table table, SliceQuery query, List<KeyRange> ranges, PageReader reader) {
    KeyRange first = ranges.get(query.reversed() ? ranges.size() - 1 : 0);
    KeyRange last = ranges.get(query.reversed() ? 0 : ranges.size() - 1);
    byte[] statics =
        table.schema().hasStatics()
            ? KeyFormat.mark(KeyFormat.partition(first.from()), KeyFormat.STATIC_ROW)
            : null;
    byte[] lower = statics == null ? first.from() : statics;
    try (Cursor cursor = store.cursor(Space.DATA, lower, last.to(), query.reversed())) {
      for (KeyRange range : ranges) {
        // A new cursor already stands before its first key in either direction.
        if (query.reversed() ? range != last : range.from() != lower) {
          cursor.seek(query.reversed() ? range.to() : range.from());
        }
        // The cursor ends by itself at the end of its own range.
        boolean endsByItself = query.reversed() ? range.from() == lower : range == last;
        reader.readRows(cursor, endsByItself ? null : range);
        if (reader.isDone()) {
          break;
        }
      }
      if (statics != null) {
        readStatics(cursor, statics, reader);
      }
    }
  }

  private static void readStatics(Cursor cursor, byte[] statics, PageReader reader) {
    cursor.seek(statics);
    if (cursor.next() && KeyFormat.isKey(cursor.key(), cursor.keyLength(), statics)) {
      reader.readStatics(cursor);
    }
  }

  private RowPage scan(Table table, ScanQuery query, ScanReader reader) {
    KeyRange range = tokens(table.keys().tableId(), query.range());
    if (range.isEmpty()) {
      return NO_ROWS;
    }
    try (Cursor cursor = store.cursor(Space.DATA, range.from(), range.to(), false)) {
      if (query.after() != null) {
        reader.resume(cursor, range, query.after());
      }
      reader.read(cursor);
    }
    reader.count();
    return reader.page();
  }

  private static KeyRange tokens(int tableId, TokenRange range) {
    byte[] end =
        range.upTo() == Long.MAX_VALUE
            ? KeyFormat.tableStart(tableId + 1)
            : KeyFormat.tokenStart(tableId, range.upTo() + 1);
    boolean isNone = range.after() == Long.MAX_VALUE;
    return new KeyRange(isNone ? end : KeyFormat.tokenStart(tableId, range.after() + 1), end);
  }
}
