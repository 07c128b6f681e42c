package dev.rowan.storage.embedded.read;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyForm;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Reads pages. A query for one row is one get. Any other is a walk over the keys of its slice, from
 * strictly behind the place where the last page ended, until the page is full and one more live row
 * shows whether there is a next; static columns are read in the same walk, so that they belong to
 * the same moment. Thread-safe.
 */
public final class ReadPath {
  private static final RowPage NO_ROWS = new RowPage(List.of(), null);

  private final OrderedStore store;
  private final Catalogue catalogue;
  private final Meters meters;

  /** Reads from this store, whose catalogue this is. */
  public ReadPath(OrderedStore store, Catalogue catalogue) {
    this(store, catalogue, new Meters());
  }

  /** Reads from this store, and counts what it does. */
  public ReadPath(OrderedStore store, Catalogue catalogue, Meters meters) {
    this.store = store;
    this.catalogue = catalogue;
    this.meters = meters;
  }

  /** Returns the next page of a query. */
  public RowPage fetch(Query read) {
    if (!(read instanceof SliceQuery query)) {
      throw new UnsupportedByBackend(
          ErrorCode.UNSUPPORTED_BY_BACKEND, Map.of("needed", "scans"), null);
    }
    Table table = catalogue.table(query.table());
    KeyRange slice = table.keys().slice(query.partition(), query.slice(), new ByteSink());
    if (slice.isEmpty()) {
      return NO_ROWS;
    }
    PageReader reader = new PageReader(table, query, catalogue.clock().nowSeconds());
    boolean oneRow = query.slice().prefixes().get(0).size() == table.schema().clusteringSize();
    if (oneRow && !table.schema().hasStatics()) {
      return point(Table.onlyKey(slice.from()), query, reader);
    }
    return walk(table, query, rest(slice, query), reader);
  }

  private RowPage point(byte[] key, SliceQuery query, PageReader reader) {
    byte[] value = query.after() == null ? store.get(Space.DATA, key) : null;
    if (value != null) {
      reader.read(key, key.length, value, value.length);
    }
    meters.read(reader.scanned(), reader.dead());
    return reader.page();
  }

  /** What of a slice lies behind the place where the last page ended. */
  private static KeyRange rest(KeyRange slice, SliceQuery query) {
    Position after = query.after();
    if (after == null) {
      return slice;
    }
    byte[] partition = KeyForm.partition(slice.from());
    byte[] last = PagePosition.key(partition, after);
    if (query.reversed()) {
      return Arrays.compareUnsigned(last, slice.to()) < 0
          ? new KeyRange(slice.from(), last)
          : slice;
    }
    // The smallest key behind another one is that key with a zero byte added.
    byte[] next = Arrays.copyOf(last, last.length + 1);
    return Arrays.compareUnsigned(next, slice.from()) > 0 ? new KeyRange(next, slice.to()) : slice;
  }

  private RowPage walk(Table table, SliceQuery query, KeyRange range, PageReader reader) {
    if (range.isEmpty()) {
      return NO_ROWS;
    }
    byte[] staticKey =
        table.schema().hasStatics()
            ? KeyForm.mark(KeyForm.partition(range.from()), KeyForm.STATIC_ROW)
            : null;
    byte[] lower = staticKey == null ? range.from() : staticKey;
    try (Cursor cursor = store.cursor(Space.DATA, lower, range.to(), query.reversed())) {
      if (staticKey != null && !query.reversed()) {
        cursor.seek(range.from());
      }
      reader.readRows(cursor, range.from());
      if (staticKey != null) {
        readStatics(cursor, staticKey, reader);
      }
    }
    meters.read(reader.scanned(), reader.dead());
    return reader.page();
  }

  private static void readStatics(Cursor cursor, byte[] staticKey, PageReader reader) {
    cursor.seek(staticKey);
    if (cursor.next() && isAt(cursor, staticKey)) {
      reader.readStatics(cursor.value(), cursor.valueLength());
    }
  }

  private static boolean isAt(Cursor cursor, byte[] key) {
    return Arrays.equals(cursor.key(), 0, cursor.keyLength(), key, 0, key.length);
  }
}
