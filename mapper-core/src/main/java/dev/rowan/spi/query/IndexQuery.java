package dev.rowan.spi.query;

import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A read of the rows that match all restrictions of columns with {@linkplain
 * TableSchema#nativeIndexes() native indexes}, of one partition or of all. The rows are ordered by
 * the token of their partition, then by partition key, then in stored order. A partition that has
 * only static columns has no such row.
 *
 * @param partition canonical values of the partition key, none null; empty for all partitions
 * @param restrictions the restrictions, of different indexes; all rows match if it is empty
 * @param nearest the order of the rows, if they are ordered by nearness; the one page of the query
 *     then has {@code limit} rows at most
 */
public record IndexQuery(
    TableSchema table,
    List<Object> partition,
    List<IndexRestriction> restrictions,
    @Nullable Nearest nearest,
    int limit,
    @Nullable Position after,
    ReadMode mode)
    implements Query {
  /** Copies the lists. */
  public IndexQuery {
    partition = List.copyOf(partition);
    restrictions = List.copyOf(restrictions);
    if (limit < 1) {
      throw new IllegalArgumentException("limit is " + limit);
    }
    if (!partition.isEmpty() && partition.size() != table.partitionKeySize()) {
      throw new IllegalArgumentException("the partition key is incomplete");
    }
  }

  @Override
  public IndexQuery page(int newLimit, @Nullable Position newAfter) {
    return new IndexQuery(table, partition, restrictions, nearest, newLimit, newAfter, mode);
  }

  @Override
  public IndexQuery in(ReadMode newMode) {
    return new IndexQuery(table, partition, restrictions, nearest, limit, after, newMode);
  }

  @Override
  public IndexQuery over(TableSchema other) {
    List<IndexRestriction> others =
        restrictions.stream()
            .map(
                each ->
                    new IndexRestriction(
                        same(each.index(), other), each.equal(), each.lower(), each.upper()))
            .toList();
    Nearest nearestThere =
        nearest == null
            ? null
            : new Nearest(same(nearest.index(), other), nearest.vector(), nearest.ranked());
    return new IndexQuery(other, partition, others, nearestThere, limit, after, mode);
  }

  private NativeIndexSchema same(NativeIndexSchema index, TableSchema other) {
    int place = table.nativeIndexes().indexOf(index);
    if (place < 0 || place >= other.nativeIndexes().size()) {
      throw new IllegalArgumentException(other + " does not have the native indexes of " + table);
    }
    return other.nativeIndexes().get(place);
  }

  /** Returns the query of the same rows by token, with all their columns. */
  public IndexQuery unordered(int newLimit, @Nullable Position newAfter) {
    return new IndexQuery(table, partition, restrictions, null, newLimit, newAfter, mode.of(null));
  }

  /** Returns the table and the indexes; never the values, which may be private. */
  @Override
  public String toString() {
    return "query of "
        + table
        + " by "
        + restrictions
        + (nearest == null ? "" : ", " + nearest)
        + ", limit "
        + limit;
  }
}
