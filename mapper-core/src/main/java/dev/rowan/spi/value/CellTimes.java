package dev.rowan.spi.value;

import java.util.Arrays;

/**
 * The write timestamps and remaining TTLs of the values of a row. A column with several cells, such
 * as a collection that is not frozen, has the latest timestamp and the shortest TTL of its cells.
 * Immutable and thread-safe if the arrays are not changed after construction.
 */
public final class CellTimes {
  /** The timestamp of a column without a value, or with a timestamp that the store cannot read. */
  public static final long NEVER = Long.MIN_VALUE;

  private final long[] timestamps;
  private final int[] ttls;

  private CellTimes(long[] timestamps, int[] ttls) {
    this.timestamps = timestamps;
    this.ttls = ttls;
  }

  /**
   * Returns times that take ownership of the given arrays, both in schema order.
   *
   * @param timestamps microseconds since 1970, or {@link #NEVER}; {@link #NEVER} for key columns
   * @param ttls remaining seconds, rounded down, at least 1 if the value expires; 0 if it never
   *     expires
   */
  public static CellTimes owning(long[] timestamps, int[] ttls) {
    return new CellTimes(timestamps, ttls);
  }

  /** Returns the write timestamp of a column in microseconds since 1970, or {@link #NEVER}. */
  public long timestamp(int column) {
    return timestamps[column];
  }

  /** Returns the remaining TTL of a column in seconds; 0 if it never expires or has no value. */
  public int ttl(int column) {
    return ttls[column];
  }

  /** Returns the latest timestamp of all columns, or {@link #NEVER}. */
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
