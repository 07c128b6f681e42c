package dev.rowan.storage.embedded.column;

import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.storage.embedded.row.Cell;
import java.util.Arrays;

/**
 * Collects the times of one row as of one second: for each column the latest timestamp among its
 * live cells and the shortest remaining TTL. Not thread-safe.
 */
public final class ColumnTimes {
  private final long[] timestamps;
  private final int[] ttls;

  /** Creates an empty collector for a table with this number of columns. */
  public ColumnTimes(int columns) {
    this(new long[columns], new int[columns]);
    Arrays.fill(timestamps, CellTimes.NEVER);
  }

  private ColumnTimes(long[] timestamps, int[] ttls) {
    this.timestamps = timestamps;
    this.ttls = ttls;
  }

  /** Returns an independent copy. */
  public ColumnTimes copy() {
    return new ColumnTimes(timestamps.clone(), ttls.clone());
  }

  /** Adds a live cell of a column. */
  void add(int place, Cell cell, long now) {
    timestamps[place] = Math.max(timestamps[place], cell.timestamp());
    if (cell.isExpiring()) {
      int left = (int) Math.min(cell.end() - now, Integer.MAX_VALUE);
      ttls[place] = ttls[place] == 0 ? left : Math.min(ttls[place], left);
    }
  }

  /** Returns the times; the collector must not be used afterwards. */
  public CellTimes finished() {
    return CellTimes.owning(timestamps, ttls);
  }

  /** Returns the remaining TTLs of the same columns, for a row with this remaining TTL. */
  public RemainingTtl expiration(int row) {
    return RemainingTtl.owning(row, ttls);
  }
}
