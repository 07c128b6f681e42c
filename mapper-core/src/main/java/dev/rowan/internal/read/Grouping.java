package dev.rowan.internal.read;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How a call divides its rows into groups: rows that follow each other are one group if they have
 * the same values in some columns. Immutable and thread-safe.
 *
 * @param <T> what a group is read as
 */
public final class Grouping<T> {
  private final int[] columns;
  private final List<Comparator<Object>> orders;
  private final Supplier<RowFold<T>> start;

  /**
   * Divides rows by the values of columns.
   *
   * @param table the entity's table
   * @param columns the places of the columns in this table
   * @param start starts the result of a group
   */
  public Grouping(TableSchema table, List<Integer> columns, Supplier<RowFold<T>> start) {
    this.columns = columns.stream().mapToInt(Integer::intValue).toArray();
    this.orders =
        columns.stream().map(place -> table.column(place).type().valueType().order()).toList();
    this.start = start;
  }

  RowFold<T> start() {
    return start.get();
  }

  /** Whether two rows are of one group. */
  boolean isOfOne(Row first, Row other) {
    for (int i = 0; i < columns.length; i++) {
      if (!isSame(first.get(columns[i]), other.get(columns[i]), orders.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSame(
      @Nullable Object one, @Nullable Object other, Comparator<Object> order) {
    if (one == null || other == null) {
      return one == other;
    }
    return order.compare(one, other) == 0;
  }
}
