package dev.rowan.internal.paging;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** The buckets of one or several owners in a list, page by page. Thread-safe. */
public final class ListedBuckets {
  /** How many buckets of an owner one request returns. */
  public static final int PAGE = 100;

  private final Reads reads;
  private final BucketList list;
  private final List<List<Object>> owners;
  private final ListedRange range;
  private final ReadDirection direction;
  private final ReadMode mode;
  private final Comparator<Object> order;

  /**
   * A page of buckets.
   *
   * @param buckets in the order of the read
   * @param isLast whether no bucket follows
   */
  record Page(List<Object> buckets, boolean isLast) {}

  /**
   * Reads buckets of a range.
   *
   * @param partitions partitions of the listed table; their owners are read
   * @param isAscending whether the oldest bucket is the first
   * @param mode the mode of the requests
   */
  public ListedBuckets(
      Reads reads,
      BucketList list,
      Collection<List<Object>> partitions,
      ListedRange range,
      boolean isAscending,
      ReadMode mode) {
    this.reads = reads;
    this.list = list;
    this.owners = partitions.stream().map(list::ownerOf).distinct().toList();
    this.range = range;
    this.direction = ReadDirection.of(isAscending); // the list begins with the newest bucket
    this.mode = mode;
    Comparator<Object> byTime = list.table().valueType(list.bucketOfEntry()).order();
    this.order = isAscending ? byTime : byTime.reversed();
  }

  BucketList list() {
    return list;
  }

  /**
   * Reads the buckets after one; from the first if it is null. Where several owners have pages, a
   * bucket is returned when all pages have reached it.
   */
  CompletionStage<Page> after(@Nullable Object bucket) {
    ConcurrentMap<List<Object>, RowPage> pages = new ConcurrentHashMap<>();
    return BoundedConcurrency.forEach(
            owners, owner -> fetch(owner, bucket).thenAccept(page -> pages.put(owner, page)))
        .thenApply(done -> joined(pages.values()));
  }

  private CompletionStage<RowPage> fetch(List<Object> owner, @Nullable Object after) {
    Bound beyond = after == null ? null : Bound.of(after, false);
    boolean reversed = direction == ReadDirection.REVERSED;
    Slice slice =
        Slice.between(
            List.of(),
            reversed && beyond != null ? beyond : range.lower(),
            !reversed && beyond != null ? beyond : range.upper());
    return reads.fetch(new SliceQuery(list.table(), owner, slice, direction, PAGE, null, mode));
  }

  private Page joined(Collection<RowPage> pages) {
    NavigableSet<Object> buckets = new TreeSet<>(order);
    Object reached = null;
    for (RowPage page : pages) {
      Object last = null;
      for (Row entry : page.rows()) {
        last = Objects.requireNonNull(entry.get(list.bucketOfEntry()));
        buckets.add(last);
      }
      if (page.next() != null && last != null) {
        reached = reached == null || order.compare(last, reached) < 0 ? last : reached;
      }
    }
    return reached == null
        ? new Page(List.copyOf(buckets), true)
        : new Page(new ArrayList<>(buckets.headSet(reached, true)), false);
  }
}
