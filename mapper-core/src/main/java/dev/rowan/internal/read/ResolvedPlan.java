package dev.rowan.internal.read;

import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How one method reads, over the tables as they are stored.
 *
 * @param method the method, such as {@code Items.bySeller}; page tokens are bound to it
 * @param table the stored table that is read first, possibly with more columns than declared
 * @param index the declared derived table that serves the method, or null for the entity's table
 * @param reversed whether rows come in the reverse of their stored order
 * @param order the order of several partitions
 * @param bucket the place of the bucket in the partition key, or -1; see {@link
 *     dev.rowan.runtime.ReadPlan#bucket}
 * @param partitions whether the read returns one row for each partition that exists, with the
 *     values that its rows share
 * @param columns the columns of the entity's table that the method returns, or null for all
 */
public record ResolvedPlan(
    String method,
    TableSchema table,
    @Nullable DerivedTable index,
    boolean reversed,
    PartitionOrder order,
    int bucket,
    boolean partitions,
    @Nullable ColumnSelection columns) {
  /** Returns whether an entry of the index holds all columns that the method returns. */
  boolean isCovered(DerivedTable derived) {
    return columns == null
        ? derived.coversBase()
        : IntStream.of(columns.places()).allMatch(place -> derived.copyOf(place) >= 0);
  }
}
