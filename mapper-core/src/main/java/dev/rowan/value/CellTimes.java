package dev.rowan.value;

import java.util.Arrays;

/**
 * When the values of a row were written, and how long they live on. A column of cells, such as a
 * collection that is not frozen, has the latest timestamp among its cells, and the shortest life.
 * Immutable and thread-safe, as long as nobody changes an array handed over.
 */
public final class CellTimes {
  /** The timestamp of a column without value, or of one whose timestamp the store cannot tell. */
  public static final long NEVER = Long.MIN_VALUE;

  private final long[] timestamps;
  private final int[] ttls;

  private CellTimes(long[] timestamps, int[] ttls) {
    this.timestamps = timestamps;
    this.ttls = ttls;
  }

  /**
   * Returns times that take these arrays over, both in schema order.
   *
   * @param timestamps microseconds since 1970, or {@link #NEVER}; for key columns {@link #NEVER}
   * @param ttls remaining seconds, rounded down, at least 1 where the value expires; 0 for good
   */
  public static CellTimes owning(long[] timestamps, int[] ttls) {
    return new CellTimes(timestamps, ttls);
  }

  /** Returns when the column's value was written: microseconds since 1970, or {@link #NEVER}. */
  public long timestamp(int column) {
    return timestamps[column];
  }

  /** Returns for how many seconds the column's value lives on; 0 for good, or without a value. */
  public int ttl(int column) {
    return ttls[column];
  }

  /** Returns the latest timestamp of all, or {@link #NEVER}. */
  public long newest() {
    long newest = NEVER;
    for (long timestamp : timestamps) {
      newest = Math.max(newest, timestamp);
    }
    return newest;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellTimes times
        && Arrays.equals(timestamps, times.timestamps)
        && Arrays.equals(ttls, times.ttls);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(timestamps) + Arrays.hashCode(ttls);
  }

  @Override
  public String toString() {
    return "times of " + timestamps.length + " columns";
  }
}
