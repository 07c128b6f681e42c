package dev.rowan.internal.paging;

import dev.rowan.internal.async.Loop;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rows of several partitions merged in clustering order; equal ones by partition. A position is
 * the clustering of the last row with the number of its partition, and for each partition a place
 * before the rows that were read but not yet wanted: those up to the last row are passed over when
 * the walk goes on, so that no write in between makes a row come twice or not at all. Thread-safe.
 */
public final class PartitionsMerged implements Pages {
  /** Rows asked of each partition beyond its even share of a page. */
  private static final int SPARE = 8;

  private final Reads reads;
  private final TableSchema table;
  private final List<Query> partitions;
  private final int perPartition;
  private final RowOrder order;
  private final BooleanSupplier stops;

  /**
   * Reads these partitions of a table.
   *
   * @param reversed whether they come in the reverse of their stored order
   * @param perPartition how many rows of each at most; {@link Integer#MAX_VALUE} for all
   * @param stops whether a page is to end although there are not enough rows; not yet as it begins
   */
  public PartitionsMerged(
      Reads reads,
      TableSchema table,
      List<Query> partitions,
      boolean reversed,
      int perPartition,
      BooleanSupplier stops) {
    this.reads = reads;
    this.table = table;
    this.partitions = List.copyOf(partitions);
    this.perPartition = perPartition;
    this.order = new RowOrder(table, reversed);
    this.stops = stops;
  }

  @Override
  public CompletionStage<RowPage> fetch(int limit, @Nullable Position after) {
    List<MergedPartition> all =
        IntStream.range(0, partitions.size())
            .mapToObj(number -> new MergedPartition(number, partitions.get(number), perPartition))
            .toList();
    Merge merge = new Merge(limit, all);
    if (after != null) {
      merge.last = MergePosition.read(after, table, all);
    }
    return Loop.until(merge::step).thenApply(end -> merge.page());
  }

  /** One page in the making; one step at a time, each on whatever thread. */
  private final class Merge {
    private final int limit;
    private final int share;
    private final List<MergedPartition> all;
    private final PriorityQueue<MergedPartition> ready;
    private final List<Row> rows = new ArrayList<>();
    private MergePosition.@Nullable Last last;

    Merge(int limit, List<MergedPartition> all) {
      this.limit = limit;
      this.all = all;
      this.share = Math.min(limit, limit / all.size() + SPARE);
      Comparator<MergedPartition> byHead = (one, two) -> order.compare(one.head(), two.head());
      this.ready = new PriorityQueue<>(byHead.thenComparing(MergedPartition::number));
    }

    CompletionStage<Boolean> step() {
      List<MergedPartition> hungry =
          all.stream()
              .filter(MergedPartition::isHungry)
              .limit(ConcatenatedPages.AT_A_TIME)
              .toList();
      if (hungry.isEmpty()) {
        return CompletableFuture.completedFuture(merge());
      }
      if (stops.getAsBoolean()) {
        return CompletableFuture.completedFuture(true);
      }
      CompletableFuture<?>[] fed =
          hungry.stream().map(this::feed).toArray(CompletableFuture<?>[]::new);
      return CompletableFuture.allOf(fed).thenApply(end -> false);
    }

    private CompletableFuture<?> feed(MergedPartition partition) {
      return reads
          .fetch(partition.query(Math.min(share, perPartition)))
          .thenAccept(page -> partition.feed(page, this::isBehindLast))
          .toCompletableFuture();
    }

    private boolean isBehindLast(MergedPartition partition, Row row) {
      if (last == null) {
        return true;
      }
      int compared = order.compare(row, last.row());
      return compared > 0 || (compared == 0 && partition.number() > last.partition());
    }

    /** Takes rows until one of the partitions has to be asked; returns whether the page is done. */
    private boolean merge() {
      ready.clear();
      all.stream().filter(MergedPartition::hasHead).forEach(ready::add);
      while (rows.size() < limit) {
        MergedPartition partition = ready.poll();
        if (partition == null) {
          return true;
        }
        Row row = partition.take();
        rows.add(row);
        last = new MergePosition.Last(row, partition.number());
        if (partition.isHungry()) {
          return rows.size() == limit;
        }
        if (partition.hasHead()) {
          ready.add(partition);
        }
      }
      return true;
    }

    RowPage page() {
      boolean more = all.stream().anyMatch(partition -> !partition.isDone());
      return new RowPage(rows, more ? MergePosition.write(last, table, all) : null);
    }
  }
}
