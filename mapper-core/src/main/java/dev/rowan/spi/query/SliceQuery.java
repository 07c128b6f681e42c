package dev.rowan.spi.query;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Slice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A read of a slice of one partition, in clustering order or reversed. One row by its whole key is
 * a {@link RowQuery}.
 *
 * <p>A partition that has only static columns is one row without clustering values if the slice is
 * {@linkplain Slice#isAll() the whole partition}, and no row otherwise.
 *
 * @param partition canonical values of the partition key, none null
 * @param direction whether rows come in clustering order or in its reverse
 */
public record SliceQuery(
    TableSchema table,
    List<Object> partition,
    Slice slice,
    ReadDirection direction,
    int limit,
    @Nullable Position after,
    ReadMode mode)
    implements Query {
  /** Copies the list. */
  public SliceQuery {
    partition = List.copyOf(partition);
    if (limit < 1) {
      throw new IllegalArgumentException("limit is " + limit);
    }
  }

  /** Creates a read that returns values without write times. */
  public SliceQuery(
      TableSchema table,
      List<Object> partition,
      Slice slice,
      ReadDirection direction,
      int limit,
      @Nullable Position after) {
    this(table, partition, slice, direction, limit, after, ReadMode.PLAIN);
  }

  /** Returns whether rows come in the reverse of the clustering order. */
  public boolean reversed() {
    return direction == ReadDirection.REVERSED;
  }

  @Override
  public SliceQuery page(int newLimit, @Nullable Position newAfter) {
    return new SliceQuery(table, partition, slice, direction, newLimit, newAfter, mode);
  }

  @Override
  public SliceQuery in(ReadMode newMode) {
    return new SliceQuery(table, partition, slice, direction, limit, after, newMode);
  }

  @Override
  public SliceQuery over(TableSchema other) {
    return new SliceQuery(other, partition, slice, direction, limit, after, mode);
  }

  @Override
  public String toString() {
    return "query of "
        + table
        + ", "
        + slice
        + (reversed() ? ", reversed" : "")
        + ", limit "
        + limit;
  }
}
