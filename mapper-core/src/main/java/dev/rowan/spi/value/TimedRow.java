package dev.rowan.spi.value;

import org.jspecify.annotations.Nullable;

/** A row that was read, with the times of its values. Immutable and thread-safe, as its parts. */
public final class TimedRow extends Row {
  private final CellTimes times;

  private TimedRow(@Nullable Object[] values, CellTimes times) {
    super(values);
    this.times = times;
  }

  /** Returns a row with the values of another one, and these times. */
  public static TimedRow of(Row row, CellTimes times) {
    return new TimedRow(row.toArray(), times);
  }

  /** Returns the times of the values. */
  public CellTimes times() {
    return times;
  }
}
