package dev.rowan.storage.embedded.write;

import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.row.StoredRow;

/**
 * A row, or the static row of a partition, that a batch changes: its stored and its new state. Not
 * thread-safe.
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

  /** Returns whether the store has, or may have, content under the key before the batch. */
  boolean isStored() {
    return stored;
  }

  boolean isChanged() {
    return changed;
  }

  /** Returns the row before the batch. */
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
   * Returns the newest timestamp in the row at the start of a round of consequences. The round
   * writes above it, and so takes effect whatever timestamps users choose.
   */
  long floorOf(int newRound) {
    if (round != newRound) {
      round = newRound;
      floor = current.newestTimestamp();
    }
    return floor;
  }
}
