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
 * The rows of several partitions merged in clustering order; equal ones by partition. Partitions
 * can be divided into steps: the rows of a step follow those of the previous one, and its
 * partitions are read when its rows are needed. A position is the clustering of the last row with
 * the number of its partition, and for each partition a place before the rows that were read but
 * not yet wanted: those up to the last row are passed over when the walk goes on, so that no write
 * in between makes a row come twice or not at all. Thread-safe.
 */
public final class PartitionsMerged implements Pages {
  /** Rows asked of each partition beyond its even share of a page. */
  private static final int SPARE = 8;

  private final Reads reads;
  private final TableSchema table;
  private final List<Query> partitions;
  private final Merging merging;
  private final int partitionsOfStep;
  private final RowOrder order;
  private final BooleanSupplier stops;

  /**
   * How partitions are merged.
   *
   * @param steps for each partition the number of its step, from 0 in ascending order
   * @param reversed whether rows come in the reverse of their stored order
   * @param perPartition how many rows of each at most; {@link Integer#MAX_VALUE} for all
   * @param exact whether a full page has a next position only if a row follows, for which the next
   *     steps are read
   */
  @SuppressWarnings("ArrayRecordComponent") // made for one read, and not compared
  public record Merging(int[] steps, boolean reversed, int perPartition, boolean exact) {}

  /**
   * Reads these partitions of a table.
   *
   * @param stops whether a page is to end although there are not enough rows; not yet as it begins
   */
  public PartitionsMerged(
      Reads reads,
      TableSchema table,
      List<Query> partitions,
      Merging merging,
      BooleanSupplier stops) {
    this.reads = reads;
    this.table = table;
    this.partitions = List.copyOf(partitions);
    this.merging = merging;
    this.partitionsOfStep = largestStep(merging.steps());
    this.order = new RowOrder(table, merging.reversed());
    this.stops = stops;
  }

  private static int largestStep(int[] steps) {
    int largest = 0;
    int size = 0;
    for (int i = 0; i < steps.length; i++) {
      size = i > 0 && steps[i] == steps[i - 1] ? size + 1 : 1;
      largest = Math.max(largest, size);
    }
    return largest;
  }

  @Override
  public CompletionStage<RowPage> fetch(int limit, @Nullable Position after) {
    List<MergedPartition> all =
        IntStream.range(0, partitions.size())
            .mapToObj(
                number ->
                    new MergedPartition(number, partitions.get(number), merging.perPartition()))
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

    /** The first partition that may have further rows; all before it are done. */
    private int first;

    Merge(int limit, List<MergedPartition> all) {
      this.limit = limit;
      this.all = all;
      this.share = Math.min(limit, limit / partitionsOfStep + SPARE);
      Comparator<MergedPartition> byHead = (one, two) -> order.compare(one.head(), two.head());
      this.ready = new PriorityQueue<>(byHead.thenComparing(MergedPartition::number));
    }

    CompletionStage<Boolean> step() {
      List<MergedPartition> hungry =
          currentStep().stream()
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

    /**
     * Returns the partitions of the first step that is not done; those of the last one at the end.
     */
    private List<MergedPartition> currentStep() {
      int[] steps = merging.steps();
      while (first < steps.length - 1 && all.get(first).isDone()) {
        first++;
      }
      int end = first;
      while (end < steps.length && steps[end] == steps[first]) {
        end++;
      }
      return all.subList(first, end);
    }

    private CompletableFuture<?> feed(MergedPartition partition) {
      return reads
          .fetch(partition.query(Math.min(share, merging.perPartition())))
          .thenAccept(page -> partition.feed(page, this::isAfterLast))
          .toCompletableFuture();
    }

    private boolean isAfterLast(MergedPartition partition, Row row) {
      if (last == null) {
        return true;
      }
      int steps = merging.steps()[partition.number()] - merging.steps()[last.partition()];
      int compared = steps != 0 ? steps : order.compare(row, last.row());
      return compared > 0 || (compared == 0 && partition.number() > last.partition());
    }

    /** Takes rows until a partition has to be asked; returns whether the page is done. */
    private boolean merge() {
      ready.clear();
      currentStep().stream().filter(MergedPartition::hasHead).forEach(ready::add);
      while (rows.size() < limit && !ready.isEmpty()) {
        MergedPartition partition = ready.poll();
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
      boolean isEndKnown = !ready.isEmpty() || !hasMore();
      return isEndKnown || (rows.size() == limit && !merging.exact());
    }

    private boolean hasMore() {
      return all.subList(first, all.size()).stream().anyMatch(partition -> !partition.isDone());
    }

    RowPage page() {
      return new RowPage(rows, hasMore() ? MergePosition.write(last, table, all) : null);
    }
  }
}
