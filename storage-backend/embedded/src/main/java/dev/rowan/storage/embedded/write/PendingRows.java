package dev.rowan.storage.embedded.write;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyRange;
import dev.rowan.storage.embedded.row.RowValueCodec;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The rows that a batch has read and changed so far, as a layer over the store: each mutation sees
 * the effect of the previous ones. Nothing reaches the store before {@link #writeTo}. Not
 * thread-safe.
 */
final class PendingRows {
  /** The store could hold larger rows, but a reader of a page of them would run out of heap. */
  private static final int MAX_ROW_BYTES = 16 << 20;

  /** Up to this many rows, single removals cost later reads less than one range tombstone. */
  private static final int FEW_ROWS = 64;

  /** Rows with more bytes than this are not read into the heap to be removed. */
  private static final int FEW_BYTES = 1 << 20;

  private final OrderedStore store;
  private final Map<ByteBuffer, PendingRow> rows = new HashMap<>();
  private final Map<ByteBuffer, PartitionTombstones> tombstones = new HashMap<>();
  private final List<KeyRange> wiped = new ArrayList<>();

  PendingRows(OrderedStore store) {
    this.store = store;
  }

  /** Returns the row of a key, which is read from the store on first use. */
  PendingRow row(Table table, byte[] key) {
    return rows.computeIfAbsent(ByteBuffer.wrap(key), name -> load(table, key));
  }

  private PendingRow load(Table table, byte[] key) {
    byte[] value = store.get(Space.DATA, key);
    StoredRow stored = value == null ? StoredRow.EMPTY : RowValueCodec.read(value, value.length);
    PendingRow row = new PendingRow(table, key, value != null, table.current(stored));
    if (isWiped(key)) {
      // Edits of lists still start from the state before the batch.
      row.become(StoredRow.EMPTY);
    }
    return row;
  }

  /**
   * Returns the row of a key without reading it, for a write that does not depend on the stored
   * content. The row is removed if nothing is left of it.
   */
  PendingRow unread(Table table, byte[] key) {
    return rows.computeIfAbsent(
        ByteBuffer.wrap(key), name -> new PendingRow(table, key, true, StoredRow.EMPTY));
  }

  /**
   * Returns all rows in a range, including those that only this batch created, in the order of
   * their keys.
   */
  List<PendingRow> rows(Table table, KeyRange range) {
    Map<byte[], PendingRow> found = new TreeMap<>(Arrays::compareUnsigned);
    try (Cursor cursor = store.cursor(Space.DATA, range.from(), range.to(), false)) {
      while (cursor.next()) {
        byte[] key = Arrays.copyOf(cursor.key(), cursor.keyLength());
        if (isWiped(key)) {
          continue;
        }
        found.put(key, rows.computeIfAbsent(ByteBuffer.wrap(key), name -> at(cursor, table, key)));
      }
    }
    touched(range).forEach(row -> found.put(row.key(), row));
    return new ArrayList<>(found.values());
  }

  /**
   * Removes all rows in a range without reading many of them. All of them must be older than the
   * deletion, or be rows of a derived table, which have no history. Returns the rows that the
   * caller must delete singly: rows of a small range, and rows that the batch has touched.
   */
  List<PendingRow> wipe(Table table, KeyRange range) {
    if (!holdsMany(range)) {
      return rows(table, range);
    }
    wiped.add(range);
    return touched(range);
  }

  private boolean holdsMany(KeyRange range) {
    int found = 0;
    long bytes = 0;
    try (Cursor cursor = store.cursor(Space.DATA, range.from(), range.to(), false)) {
      while (found <= FEW_ROWS && bytes <= FEW_BYTES && cursor.next()) {
        found++;
        bytes += cursor.valueLength();
      }
    }
    return found > FEW_ROWS || bytes > FEW_BYTES;
  }

  private List<PendingRow> touched(KeyRange range) {
    return rows.values().stream().filter(row -> range.contains(row.key())).toList();
  }

  private boolean isWiped(byte[] key) {
    for (KeyRange range : wiped) {
      if (range.contains(key)) {
        return true;
      }
    }
    return false;
  }

  private static PendingRow at(Cursor cursor, Table table, byte[] key) {
    StoredRow stored = RowValueCodec.read(cursor.value(), cursor.valueLength());
    return new PendingRow(table, key, true, table.current(stored));
  }

  /** Returns the deletions in a partition. */
  PartitionTombstones tombstones(byte[] partition) {
    return tombstones.computeIfAbsent(
        ByteBuffer.wrap(partition), name -> PartitionTombstones.load(store, partition));
  }

  /** Adds all changes to a batch, or refuses a row that has become too large. */
  void writeTo(EngineBatch batch, long now, long retention, ByteSink scratch) {
    for (KeyRange range : wiped) {
      batch.deleteRange(Space.DATA, range.from(), range.to());
    }
    for (PendingRow row : rows.values()) {
      if (row.isChanged()) {
        write(row, row.current().purge(now, retention), batch, scratch);
      }
    }
    for (PartitionTombstones each : tombstones.values()) {
      each.writeTo(batch, now, retention, scratch);
    }
  }

  private static void write(PendingRow row, StoredRow left, EngineBatch batch, ByteSink scratch) {
    if (!left.isEmpty()) {
      RowValueCodec.write(left, scratch.reset());
      if (scratch.length() > MAX_ROW_BYTES) {
        throw new RejectedInputException(
            ErrorCode.ROW_TOO_LARGE,
            Map.of(
                "table", row.table().schema().name(),
                "found", scratch.length() + " bytes",
                "limit", MAX_ROW_BYTES + " bytes"),
            null);
      }
      batch.put(Space.DATA, row.key(), scratch.toByteArray());
    } else if (row.isStored()) {
      batch.delete(Space.DATA, row.key());
    }
  }
}
