package dev.rowan.query;

import dev.rowan.schema.TableSchema;
import dev.rowan.value.Slice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A read of a slice of one partition of one table.
 *
 * @param partition canonical values of the partition key, none null
 * @param reversed whether rows come in the reverse of their stored order
 * @param limit how many rows the page may have at most; at least 1
 * @param after the place after which the page begins, from {@link RowPage#next()} of the same
 *     query, or null for the first page
 */
public record Query(
    TableSchema table,
    List<Object> partition,
    Slice slice,
    boolean reversed,
    int limit,
    @Nullable Position after) {
  /** Copies the list. */
  public Query {
    partition = List.copyOf(partition);
    if (limit < 1) {
      throw new IllegalArgumentException("limit is " + limit);
    }
  }

  /** Returns the same read of this many rows after this place. */
  public Query page(int newLimit, @Nullable Position newAfter) {
    return new Query(table, partition, slice, reversed, newLimit, newAfter);
  }

  /** Returns table and form of the read; never the values, which may be private. */
  @Override
  public String toString() {
    return "query of " + table + ", " + slice + (reversed ? ", reversed" : "") + ", limit " + limit;
  }
}
