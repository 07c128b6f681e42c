package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.value.Bound;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Bids} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanBids implements Bids {
  private final DaoRuntime<Bid> runtime;

  private final DaoRuntime<Bid> save;

  private final KeyedRead<Bid> upTo;

  private final KeyedRead<Bid> between;

  private final KeyedRead<Bid> several;

  private final KeyedRead<Bid> these_2;

  private final KeyedRead<Bid> since;

  private final KeyedRead<Bid> count;

  private final KeyedRead<Long> highest;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBids(Rowan rowan) {
    this.runtime = rowan.runtime(BidMapping.INSTANCE);
    this.save = runtime.attributedTo("Bids.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.upTo = runtime.keyedRead(
            ReadPlan.direct("Bids.upTo", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount > ? AND amount <= ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("Bids.between", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND (amount, id) >= (?, ?) AND amount < ?", PlannedRequests.of(1)));
    this.several = runtime.keyedRead(
            ReadPlan.direct("Bids.several", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state IN ? AND amount = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.these_2 = runtime.keyedRead(
            ReadPlan.direct("Bids.these", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount = ? AND id IN ?", PlannedRequests.of(1)));
    this.since = runtime.keyedRead(
            ReadPlan.through("Bids.since", BidMapping.BID_BY_DAY).backwards().inOrder(PartitionOrder.ASCENDING, 0)
                .as("SELECT ... FROM bid_by_day WHERE at_day = ? AND id_shard_4 = ? AND (at, id) > (?, ?) AND at <= ? ORDER BY at ASC, id DESC, lot DESC, state DESC, amount DESC", PlannedRequests.UNKNOWN));
    this.count = runtime.keyedRead(
            ReadPlan.through("Bids.count", BidMapping.BID_BY_TAG).ofKeys()
                .as("SELECT ... FROM bid_by_tag WHERE tag = ?", PlannedRequests.UNKNOWN));
    this.highest = runtime.keyedRead(
            ReadPlan.direct("Bids.highest", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount >= ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BidMapping.AMOUNT),
                BidMapping.AMOUNT::decode));
  }

  /**
   * Inserts one {@code Bid} as a row of table {@code bid}. Derived tables: {@code bid_by_day},
   * {@code bid_by_tag}.
   *
   * <p>Cost: 1 row and up to 2 index entries and up to 2 for each indexed element written; on the
   * embedded store in 1 step, on a cluster in 3 round trips: a read of the row, then up to 1
   * entry and up to 1 for each indexed element in parallel, then the row; then, after the call
   * returns, up to 1 request and up to 1 for each indexed element more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void save(Bid bid) {
    runtime.await(save.insert(bid, Nulls.UNSET));
  }

  /**
   * Reads the {@code Bid} rows where {@code lot = :range and state = 'FIRST' and amount > 0 and
   * amount <= :bound} from table {@code bid}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount > ?
   * AND amount <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Bid> upTo(Bid.Lot range, long bound) {
    return runtime.awaitRead(
        upTo
            .select(
                upTo.key(BidMapping.LOT, range),
                upTo.key(BidMapping.STATE, Bid.State.FIRST))
            .between(
                Bound.of(upTo.key(BidMapping.AMOUNT, 0L), false),
                Bound.of(upTo.key(BidMapping.AMOUNT, bound), true))
            .list());
  }

  /**
   * Reads the {@code Bid} rows with the given {@code lot}, {@code state}, where {@code (amount,
   * id) >= (:amount, :id) and (amount) < (100)} from table {@code bid}. The rows are in their
   * stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state = ? AND (amount, id)
   * >= (?, ?) AND amount < ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Bid> between(Bid.Lot lot, Bid.State state, long amount, UUID id, PageRequest page) {
    return runtime.awaitRead(
        between
            .select(
                between.key(BidMapping.LOT, lot),
                between.key(BidMapping.STATE, state))
            .between(
                new Bound(
                    List.of(
                        between.key(BidMapping.AMOUNT, amount),
                        between.key(BidMapping.ID, id)),
                    true),
                Bound.of(between.key(BidMapping.AMOUNT, 100L), false))
            .page(page));
  }

  /**
   * Reads the {@code Bid} rows where {@code lot in :lots and state in ('FIRST', :other) and
   * amount = 7} from table {@code bid}. Partitions are read in the order of their keys, the rows
   * of each in their stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of lot.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state IN ? AND amount = ?
   * LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Bid> several(List<Bid.Lot> lots, Bid.State other, Limit limit) {
    return runtime.awaitRead(
        several
            .select(
                several.anyOf(BidMapping.LOT, lots),
                several.anyOf(BidMapping.STATE, Arrays.asList(Bid.State.FIRST, other)),
                several.key(BidMapping.AMOUNT, 7L))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Bid} rows with the given {@code lot}, where {@code amount = 12 and state =
   * 'RAISED' and id in :these} from table {@code bid}. The keys of the map are in the order of
   * the request; a key without a row is absent.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount = ?
   * AND id IN ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Map<UUID, Bid> these(Bid.Lot lot, List<UUID> these) {
    return runtime.awaitRead(
        these_2
            .select(
                these_2.key(BidMapping.LOT, lot),
                these_2.key(BidMapping.STATE, Bid.State.RAISED),
                these_2.key(BidMapping.AMOUNT, 12L),
                these_2.anyOf(BidMapping.ID, these))
            .map(BidMapping.ID, these));
  }

  /**
   * Reads the {@code Bid} rows where {@code (at, id) > (:after, :id) and at <= :until}, through
   * the index table {@code bid_by_day}. The rows are in the reverse of their stored order; a
   * bucket is read when its rows are needed. The index entries hold every column.
   *
   * <p>Cost: 4 partitions, 4 requests, for each value of day(at), and on a cluster 1 request for
   * each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid_by_day WHERE at_day = ? AND id_shard_4 = ?
   * AND (at, id) > (?, ?) AND at <= ? ORDER BY at ASC, id DESC, lot DESC, state DESC, amount
   * DESC}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Bid> since(Instant after, UUID id, Instant until) {
    return runtime.awaitRead(
        since
            .select(
                since.periods(BidMapping.AT, Period.DAY, new Range<>(after, true, until, true)),
                AnyOf.below(4))
            .between(
                new Bound(
                    List.of(
                        since.key(BidMapping.AT, after),
                        since.key(BidMapping.ID, id)),
                    false),
                Bound.of(since.key(BidMapping.AT, until), true))
            .list());
  }

  /**
   * Counts the {@code Bid} rows where {@code tag in ('new', :other)}, through the index table
   * {@code bid_by_tag}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of tag, and on a cluster 1 request for each
   * row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid_by_tag WHERE tag = ?}.
   *
   * <p>The program reads the index entries and counts those that have a row: 1 request for each
   * page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public long count(String other) {
    return runtime.awaitRead(
        count
            .select(count.anyOf(BidMapping.TAGS_ELEMENT, Arrays.asList("new", other)))
            .count());
  }

  /**
   * Reads {@code amount} of the first of the {@code Bid} rows with the given {@code lot}, where
   * {@code state = 'RAISED' and amount >= -5} from table {@code bid}. The rows are in their
   * stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount >= ?
   * LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Long> highest(Bid.Lot lot) {
    return runtime.awaitRead(
        highest
            .select(
                highest.key(BidMapping.LOT, lot),
                highest.key(BidMapping.STATE, Bid.State.RAISED))
            .between(
                Bound.of(highest.key(BidMapping.AMOUNT, -5L), true),
                null)
            .optional());
  }
}
