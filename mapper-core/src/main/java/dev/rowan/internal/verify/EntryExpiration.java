package dev.rowan.internal.verify;

import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;

/**
 * Computes the remaining TTL of entries that have a TTL of their own. The TTL begins with the
 * insert of the row. The write time of the indexed columns tells when that was, because they never
 * change; if the index has only columns of the key, the oldest write time of the row does.
 *
 * <p>Pure functions.
 */
final class EntryExpiration {
  private static final long MICROS_PER_SECOND = 1_000_000;

  private final TableSchema rows;

  /** Computes the remaining TTL of entries of the rows of a table. */
  EntryExpiration(TableSchema rows) {
    this.rows = rows;
  }

  /**
   * Returns the seconds that are left of the TTL of an entry, also less than 0; 0 if the row does
   * not tell when it was inserted.
   *
   * @param derived a table whose entries have a TTL of their own
   * @param row the row with its times
   * @param now in microseconds since 1970
   */
  int secondsLeft(DerivedTable derived, ObservedRow row, long now) {
    long inserted = indexedTime(derived, row);
    if (inserted == CellTimes.NEVER) {
      inserted = oldest(row);
    }
    if (inserted == CellTimes.NEVER) {
      return 0;
    }
    long passed = Math.floorDiv(now - inserted, MICROS_PER_SECOND);
    return (int)
        Math.max(Integer.MIN_VALUE, Math.min(derived.entryTtl(), derived.entryTtl() - passed));
  }

  /**
   * Returns the TTL in seconds of an entry that a repair writes: the rest of its own TTL, at least
   * 1; 0 if it has no TTL of its own.
   */
  int toRestore(DerivedTable derived, ObservedRow row, long now) {
    return derived.entryTtl() == 0 ? 0 : Math.max(1, secondsLeft(derived, row, now));
  }

  private long indexedTime(DerivedTable derived, ObservedRow row) {
    long newest = CellTimes.NEVER;
    for (Component component : derived.components()) {
      if (!rows.column(component.column()).kind().isKey()) {
        newest = Math.max(newest, row.timestamp(component.column()));
      }
    }
    return newest;
  }

  private long oldest(ObservedRow row) {
    long oldest = CellTimes.NEVER;
    for (int i = rows.keySize(); i < rows.size(); i++) {
      long written = row.timestamp(i);
      boolean isOfRow = rows.column(i).kind() == ColumnKind.REGULAR && written != CellTimes.NEVER;
      if (isOfRow && (oldest == CellTimes.NEVER || written < oldest)) {
        oldest = written;
      }
    }
    return oldest;
  }
}
