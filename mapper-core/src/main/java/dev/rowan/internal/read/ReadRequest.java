package dev.rowan.internal.read;

import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.SliceQuery;
import java.time.Instant;
import java.util.List;
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
 * @param now the time on which the queries depend, which page tokens remember; null if they do not
 */
public record ReadRequest(
    ResolvedPlan plan,
    List<Query> queries,
    int perPartition,
    int maxScanned,
    boolean ahead,
    @Nullable Instant now) {
  /** Copies the list. */
  public ReadRequest {
    queries = List.copyOf(queries);
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
        now);
  }

  /** Returns the same request, whose queries are counted here; not counted for null. */
  ReadRequest countedBy(@Nullable CallCounters counters) {
    CallOptions options = options();
    return options.counters() == counters ? this : with(options.withCounters(counters));
  }

  /** Returns whether all rows come from one partition. */
  boolean isOfOnePartition() {
    return queries.size() == 1 && queries.get(0) instanceof SliceQuery;
  }
}
