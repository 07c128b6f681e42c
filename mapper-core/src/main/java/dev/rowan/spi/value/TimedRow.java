package dev.rowan.spi.value;

import org.jspecify.annotations.Nullable;

/** A row that was read, with the times of its values. Immutable and thread-safe, as its parts. */
public final class TimedRow extends Row {
  private final CellTimes times;
  private final float similarity;

  private TimedRow(@Nullable Object[] values, CellTimes times, float similarity) {
    super(values);
    this.times = times;
    this.similarity = similarity;
  }

  /** Returns a row with the values and the similarity of another one, and these times. */
  public static TimedRow of(Row row, CellTimes times) {
    return new TimedRow(row.toArray(), times, row.similarity());
  }

  @Override
  public float similarity() {
    return similarity;
  }

  /** Returns the times of the values. */
  public CellTimes times() {
    return times;
  }
}
