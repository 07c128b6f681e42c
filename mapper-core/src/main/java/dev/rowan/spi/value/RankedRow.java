package dev.rowan.spi.value;

import org.jspecify.annotations.Nullable;

/** A row that a search by nearness found, with its similarity. Immutable and thread-safe. */
public final class RankedRow extends Row {
  private final float similarity;

  private RankedRow(@Nullable Object[] values, float similarity) {
    super(values);
    this.similarity = similarity;
  }

  /** Returns a row with the values of another one, and this similarity. */
  public static RankedRow of(Row row, float similarity) {
    return new RankedRow(row.toArray(), similarity);
  }

  @Override
  public float similarity() {
    return similarity;
  }
}
