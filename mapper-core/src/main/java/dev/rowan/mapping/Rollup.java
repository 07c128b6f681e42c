package dev.rowan.mapping;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table of counters that count the rows of an entity: one counter for each period of time and
 * each combination of dimensions. Immutable and thread-safe.
 *
 * @param counters the entity of the counters
 * @param counter the place of the counter in the table of the counters
 * @param dimensions for each column of the counter's primary key, in key order, the place of the
 *     column of the counted row that holds its value; -1 for the period and for computed columns
 * @param period computes the period from the time of a row. It is stored in the table of the
 *     counters, as a timestamp or a date, and its source is in the table of the rows
 * @param computed the columns of the counter's primary key that are computed from others of it
 * @param partition the columns of the rows' partition key that are computed
 * @param every how often the rows are to be counted
 */
public record Rollup(
    EntityMapping<?> counters,
    int counter,
    List<Integer> dimensions,
    BucketColumn<?, ?> period,
    List<ComputedColumn<?>> computed,
    List<ComputedColumn<?>> partition,
    Duration every) {
  private static final int NONE = -1;

  /** Copies the lists. */
  public Rollup {
    dimensions = List.copyOf(dimensions);
    computed = List.copyOf(computed);
    partition = List.copyOf(partition);
  }

  /**
   * Returns the key of the counter that counts a row, all other columns unset; null if the row has
   * no time, or no value of a dimension.
   *
   * @throws dev.rowan.error.RejectedInputException if the type of the period cannot hold the period
   */
  public @Nullable Row keyOf(Row row) {
    TableSchema table = counters.table();
    @Nullable Object[] key = new Object[table.size()];
    Arrays.fill(key, Row.UNSET);
    for (int i = 0; i < dimensions.size(); i++) {
      int from = dimensions.get(i);
      if (from != NONE) {
        Object value = row.get(from);
        if (value == null || value == Row.UNSET) {
          return null;
        }
        key[i] = value;
      }
    }
    Object time = row.get(period.source().column());
    if (time == null || time == Row.UNSET) {
      return null;
    }
    key[period.property().column()] = period.compute(time);
    for (ComputedColumn<?> column : computed) {
      Object source = Objects.requireNonNull(key[column.source().column()]);
      key[column.property().column()] = column.compute(source);
    }
    return Row.owning(key);
  }

  /** Returns the first moment of the period of a counter. */
  public Instant startOf(Row counter) {
    return period.period().startOf(numberOf(counter));
  }

  /** Returns the first moment after the period of a counter. */
  public Instant endOf(Row counter) {
    return period.period().startOf(numberOf(counter) + 1);
  }

  private long numberOf(Row counter) {
    Object stored = counter.get(period.property().column());
    return period.period().numberOf(Objects.requireNonNull(stored, "a key without a period"));
  }

  /**
   * Returns the value of a column of the counted rows, for a counter; null if the column is no
   * dimension.
   *
   * @param column the place of the column in the table of the rows
   */
  public @Nullable Object dimension(Row counter, int column) {
    int place = dimensions.indexOf(column);
    return place == NONE ? null : counter.get(place);
  }
}
