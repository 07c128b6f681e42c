package dev.rowan.internal.read;

import dev.rowan.internal.paging.ListedRange;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.BucketList;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The queries of one call; page tokens are bound to it.
 *
 * @param queries one for each partition, in the order of the partition keys; or one scan; or none,
 *     if no row can match
 * @param perPartition how many rows of each partition at most; {@link Integer#MAX_VALUE} for all
 * @param maxScanned after how many orphaned or mismatched entries the read stops; 0 for the limit
 *     of the guardrails
 * @param ahead whether partitions may be read before their rows are needed
 * @param listed the range of the buckets that a list names; null if the queries name all
 *     partitions. If not null, each query has any bucket, in place of each bucket of the list
 * @param now the time on which the queries depend, which page tokens remember; null if they do not
 */
public record ReadRequest(
    ResolvedPlan plan,
    List<Query> queries,
    int perPartition,
    int maxScanned,
    boolean ahead,
    @Nullable ListedRange listed,
    @Nullable Instant now) {
  /** Copies the list. */
  public ReadRequest {
    queries = List.copyOf(queries);
  }

  /** Creates a request whose queries name all partitions. */
  public ReadRequest(
      ResolvedPlan plan,
      List<Query> queries,
      int perPartition,
      int maxScanned,
      boolean ahead,
      @Nullable Instant now) {
    this(plan, queries, perPartition, maxScanned, ahead, null, now);
  }

  /** Returns the request of some buckets, in place of those of the list. */
  ReadRequest ofBuckets(List<Object> buckets) {
    BucketList list = Objects.requireNonNull(plan.table().bucketList());
    List<Query> ofBuckets = new ArrayList<>(buckets.size() * queries.size());
    for (Object bucket : buckets) {
      for (Query query : queries) {
        SliceQuery any = (SliceQuery) query;
        List<Object> partition = new ArrayList<>(any.partition());
        partition.set(list.bucket(), bucket);
        ofBuckets.add(
            new SliceQuery(
                any.table(),
                partition,
                any.slice(),
                any.direction(),
                any.limit(),
                any.after(),
                any.mode()));
      }
    }
    return new ReadRequest(plan, ofBuckets, perPartition, maxScanned, ahead, now);
  }

  /** Returns the request options of its queries. */
  CallOptions options() {
    return queries.isEmpty() ? CallOptions.NONE : queries.get(0).mode().options();
  }

  /** Returns whether the rows have the write times of their values. */
  boolean isTimed() {
    return !queries.isEmpty() && queries.get(0).mode().times();
  }

  /** Returns the same request with other request options. */
  ReadRequest with(CallOptions newOptions) {
    return new ReadRequest(
        plan,
        queries.stream().map(query -> query.in(query.mode().with(newOptions))).toList(),
        perPartition,
        maxScanned,
        ahead,
        listed,
        now);
  }

  /** Returns the same request, whose queries are counted here; not counted for null. */
  ReadRequest countedBy(@Nullable CallCounters counters) {
    CallOptions options = options();
    return options.counters() == counters ? this : with(options.withCounters(counters));
  }

  /** Returns whether all rows come from one partition. */
  boolean isOfOnePartition() {
    return queries.size() == 1 && listed == null && queries.get(0) instanceof SliceQuery;
  }
}
