package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.row.StoredRow;

/**
 * A row, or the static row of a partition, that a unit has touched: as stored, and as it is to
 * become. Not thread-safe.
 */
final class PendingRow {
  private final Table table;
  private final byte[] key;
  private final boolean stored;
  private final StoredRow before;
  private StoredRow current;
  private boolean changed;
  private long floor;
  private int round = -1;

  /** A row that is not stored is {@link StoredRow#EMPTY}. */
  PendingRow(Table table, byte[] key, boolean stored, StoredRow before) {
    this.table = table;
    this.key = key;
    this.stored = stored;
    this.before = before;
    this.current = before;
  }

  Table table() {
    return table;
  }

  byte[] key() {
    return key;
  }

  /** Whether there is, or may be, something under the key before the unit. */
  boolean isStored() {
    return stored;
  }

  boolean isChanged() {
    return changed;
  }

  /** The row as it was before the unit. */
  StoredRow before() {
    return before;
  }

  StoredRow current() {
    return current;
  }

  void become(StoredRow next) {
    current = next;
    changed = true;
  }

  /**
   * The newest timestamp in the row as it was when a round of consequences began: what the round
   * writes goes above it, and so takes effect whatever timestamps users choose.
   */
  long floorOf(int newRound) {
    if (round != newRound) {
      round = newRound;
      floor = current.newestTimestamp();
    }
    return floor;
  }
}
