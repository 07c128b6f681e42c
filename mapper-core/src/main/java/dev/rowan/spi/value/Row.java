package dev.rowan.spi.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The values of one row of a table, in schema order. A value is a canonical Java value of its
 * column's type (see {@link dev.rowan.spi.schema.ScalarType}), null, or {@link #UNSET}.
 *
 * <p>In a row to write, null deletes the value of the column, as does an empty collection that is
 * not frozen. {@code UNSET} leaves the column unchanged. A {@link CellEdit} changes a part of the
 * column. In a row that was read, null means that the column has no value. Such a row contains no
 * {@code UNSET}, no edits, and no empty collections that are not frozen.
 *
 * <p>Immutable and thread-safe if an array passed to {@link #owning} is not changed afterwards.
 */
public sealed class Row permits TimedRow, RankedRow {
  /** The marker of a column that a write leaves unchanged. */
  public static final Object UNSET =
      new Object() {
        @Override
        public String toString() {
          return "UNSET";
        }
      };

  private final @Nullable Object[] values;

  Row(@Nullable Object[] values) {
    this.values = values;
  }

  /** Returns a row of a copy of these values. */
  public static Row of(@Nullable Object... values) {
    return new Row(values.clone());
  }

  /** Returns a row that takes ownership of the given array; the caller must not change it. */
  public static Row owning(@Nullable Object[] values) {
    return new Row(values);
  }

  /** Starts a row of this many columns, all unset. */
  public static Builder unset(int size) {
    return new Builder(size);
  }

  /** Returns the number of columns. */
  public int size() {
    return values.length;
  }

  /** Returns the value at an index, null, or {@link #UNSET}. */
  public @Nullable Object get(int column) {
    return values[column];
  }

  /** Returns whether the column has a value or null, and is not {@link #UNSET}. */
  public boolean isSet(int column) {
    return values[column] != UNSET;
  }

  /**
   * Returns how near the vector of the row is to that of the search by nearness that found it; not
   * a number if no search has computed it.
   */
  public float similarity() {
    return Float.NaN;
  }

  /** Returns a copy of the values. */
  public @Nullable Object[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Row row && Arrays.equals(values, row.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  /** Returns how many columns there are; never the values, which may be private. */
  @Override
  public String toString() {
    return "Row of " + values.length + " columns";
  }

  /** Collects the values of a row. Not thread-safe; to be used once. */
  public static final class Builder {
    private final @Nullable Object[] values;

    private Builder(int size) {
      values = new Object[size];
      Arrays.fill(values, UNSET);
    }

    /** Sets the value at an index. */
    public Builder set(int column, @Nullable Object value) {
      values[column] = value;
      return this;
    }

    /** Returns the row. */
    public Row build() {
      return new Row(values);
    }
  }
}
