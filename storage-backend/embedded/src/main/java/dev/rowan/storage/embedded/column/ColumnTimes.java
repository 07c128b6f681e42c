package dev.rowan.storage.embedded.column;

import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.value.CellTimes;
import dev.rowan.value.RemainingTtl;
import java.util.Arrays;

/**
 * The times of one row in the making, as a reader of one second sees them: of each column the
 * latest timestamp among its live cells and the shortest life. Not thread-safe.
 */
public final class ColumnTimes {
  private final long[] timestamps;
  private final int[] ttls;

  /** Begins without any, for a table of so many columns. */
  public ColumnTimes(int columns) {
    this(new long[columns], new int[columns]);
    Arrays.fill(timestamps, CellTimes.NEVER);
  }

  private ColumnTimes(long[] timestamps, int[] ttls) {
    this.timestamps = timestamps;
    this.ttls = ttls;
  }

  /** Returns a copy, to go on with. */
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

  /** Returns the times; nothing may be added any more. */
  public CellTimes finished() {
    return CellTimes.owning(timestamps, ttls);
  }

  /** Returns the lives of the same columns, of a row that lives on so long. */
  public RemainingTtl lives(int row) {
    return RemainingTtl.owning(row, ttls);
  }
}
