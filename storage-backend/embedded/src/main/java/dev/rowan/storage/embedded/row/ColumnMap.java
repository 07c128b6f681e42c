package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map from column id to value, for some columns of a row, in ascending order of ids.
 * Thread-safe, as long as callers do not change the arrays.
 */
final class ColumnMap<T> {
  private static final ColumnMap<?> NONE = new ColumnMap<>(new int[0], new Object[0]);

  private final int[] ids;
  private final Object[] values;

  private ColumnMap(int[] ids, Object[] values) {
    this.ids = ids;
    this.values = values;
  }

  @SuppressWarnings("unchecked")
  static <T> ColumnMap<T> none() {
    return (ColumnMap<T>) NONE;
  }

  int size() {
    return ids.length;
  }

  int id(int index) {
    return ids[index];
  }

  @SuppressWarnings("unchecked")
  T value(int index) {
    return (T) values[index];
  }

  @Nullable T of(int id) {
    int index = Arrays.binarySearch(ids, id);
    return index < 0 ? null : value(index);
  }

  /** Returns the union of both; {@code reconcile} combines two values of one column. */
  ColumnMap<T> merge(ColumnMap<T> other, BinaryOperator<T> reconcile) {
    if (ids.length == 0 || other.ids.length == 0) {
      return ids.length == 0 ? other : this;
    }
    Builder<T> merged = new Builder<>(ids.length + other.ids.length);
    int mine = 0;
    int theirs = 0;
    while (mine < ids.length || theirs < other.ids.length) {
      int myId = mine < ids.length ? ids[mine] : Integer.MAX_VALUE;
      int theirId = theirs < other.ids.length ? other.ids[theirs] : Integer.MAX_VALUE;
      if (myId == theirId) {
        merged.add(myId, reconcile.apply(value(mine++), other.value(theirs++)));
      } else if (myId < theirId) {
        merged.add(myId, value(mine++));
      } else {
        merged.add(theirId, other.value(theirs++));
      }
    }
    return merged.build();
  }

  /** Returns the map without these columns; the ids ascend. */
  ColumnMap<T> without(int[] gone) {
    Builder<T> retained = new Builder<>(ids.length);
    for (int i = 0; i < ids.length; i++) {
      if (Arrays.binarySearch(gone, ids[i]) < 0) {
        retained.add(ids[i], value(i));
      }
    }
    return retained.build();
  }

  /**
   * Returns the map with each value transformed, without those for which the function returns null.
   */
  ColumnMap<T> keep(Function<T, @Nullable T> left) {
    Builder<T> retained = new Builder<>(ids.length);
    boolean same = true;
    for (int i = 0; i < ids.length; i++) {
      T value = left.apply(value(i));
      same &= value == value(i);
      if (value != null) {
        retained.add(ids[i], value);
      }
    }
    return same ? this : retained.build();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ColumnMap<?> columns
        && Arrays.equals(ids, columns.ids)
        && Arrays.equals(values, columns.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(ids) * 31 + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(ids) + Arrays.toString(values);
  }

  /** Collects values. Not thread-safe. */
  static final class Builder<T> {
    private int[] ids;
    private Object[] values;
    private int size;

    Builder(int capacity) {
      ids = new int[capacity];
      values = new Object[capacity];
    }

    void add(int id, T value) {
      if (id < 0 || (size > 0 && ids[size - 1] >= id)) {
        throw new IllegalArgumentException("column id " + id + " out of order");
      }
      if (size == ids.length) {
        ids = Arrays.copyOf(ids, size * 2 + 4);
        values = Arrays.copyOf(values, size * 2 + 4);
      }
      ids[size] = id;
      values[size++] = value;
    }

    ColumnMap<T> build() {
      if (size == 0) {
        return none();
      }
      boolean full = size == ids.length;
      return new ColumnMap<>(
          full ? ids : Arrays.copyOf(ids, size), full ? values : Arrays.copyOf(values, size));
    }
  }
}
