package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link BidQueries} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanBidQueries implements BidQueries {
  private final DaoRuntime<Bid> runtime;

  private final KeyedRead<Bid> upTo;

  private final KeyedRead<Bid> between;

  private final KeyedRead<Bid> several;

  private final KeyedRead<Bid> these_2;

  private final KeyedRead<Bid> since;

  private final KeyedRead<Bid> ofDays;

  private final KeyedRead<Bid> count;

  private final KeyedRead<Long> highest;

  private final KeyedRead<UUID> anyOf;

  private final KeyedRead<BidQueries.Offer> offers;

  private final KeyedRead<BidQueries.Offer> first;

  private final KeyedRead<Row> summary;

  private final KeyedRead<Row> top;

  private final KeyedRead<Row> states;

  private final KeyedRead<Bid> exists;

  private final KeyedRead<Instant> opened;

  private final KeyedRead<Bid.Lot> lots_2;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanBidQueries(Rowan rowan) {
    this.runtime = rowan.runtime(BidMapping.INSTANCE);
    this.upTo = runtime.keyedRead(
            ReadPlan.direct("BidQueries.upTo", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount > ? AND amount <= ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.direct("BidQueries.between", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND (amount, id) >= (?, ?) AND amount < ?", PlannedRequests.of(1)));
    this.several = runtime.keyedRead(
            ReadPlan.direct("BidQueries.several", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state IN ? AND amount = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.these_2 = runtime.keyedRead(
            ReadPlan.direct("BidQueries.these", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount = ? AND id IN ?", PlannedRequests.of(1)));
    this.since = runtime.keyedRead(
            ReadPlan.through("BidQueries.since", BidMapping.BID_BY_DAY).backwards().inOrder(PartitionOrder.ASCENDING, 0)
                .as("SELECT ... FROM bid_by_day WHERE at_day = ? AND id_shard_4 = ? AND (at, id) > (?, ?) AND at <= ? ORDER BY at ASC, id DESC, lot DESC, state DESC, amount DESC LIMIT ?", PlannedRequests.UNKNOWN));
    this.ofDays = runtime.keyedRead(
            ReadPlan.through("BidQueries.ofDays", BidMapping.BID_BY_DAY)
                .as("SELECT ... FROM bid_by_day WHERE at_day = ? AND id_shard_4 = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.count = runtime.keyedRead(
            ReadPlan.through("BidQueries.count", BidMapping.BID_BY_TAG).ofKeys()
                .as("SELECT ... FROM bid_by_tag WHERE tag = ? LIMIT ?", PlannedRequests.UNKNOWN));
    this.highest = runtime.keyedRead(
            ReadPlan.direct("BidQueries.highest", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BidMapping.AMOUNT),
                BidMapping.AMOUNT::decode));
    this.anyOf = runtime.keyedRead(
            ReadPlan.direct("BidQueries.anyOf", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(BidMapping.ID),
                BidMapping.ID::decode));
    this.offers = runtime.keyedRead(
            ReadPlan.direct("BidQueries.offers", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? LIMIT ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(BidMapping.AMOUNT, BidMapping.ID, BidMapping.OPEN),
                row -> new BidQueries.Offer(BidMapping.AMOUNT.decode(row), BidMapping.ID.decode(row), BidMapping.OPEN.decode(row))));
    this.first = runtime.keyedRead(
            ReadPlan.direct("BidQueries.first", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? LIMIT ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(BidMapping.AMOUNT, BidMapping.ID, BidMapping.OPEN),
                row -> new BidQueries.Offer(BidMapping.AMOUNT.decode(row), BidMapping.ID.decode(row), BidMapping.OPEN.decode(row))));
    this.summary = runtime.keyedRead(
            ReadPlan.direct("BidQueries.summary", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(BidMapping.AMOUNT),
                row -> row));
    this.top = runtime.keyedRead(
            ReadPlan.direct("BidQueries.top", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(BidMapping.OPEN, BidMapping.TAGS, BidMapping.AMOUNT),
                row -> row));
    this.states = runtime.keyedRead(
            ReadPlan.direct("BidQueries.states", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(BidMapping.STATE, BidMapping.AMOUNT),
                row -> row));
    this.exists = runtime.keyedRead(
            ReadPlan.direct("BidQueries.exists", BidMapping.TABLE).ofKeys()
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount = ? LIMIT 1", PlannedRequests.of(1)));
    this.opened = runtime.keyedRead(
            ReadPlan.direct("BidQueries.opened", BidMapping.TABLE)
                .as("SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount = ? AND id = ?", PlannedRequests.of(1)),
            Projection.timed(
                List.of(BidMapping.OPEN),
                BidMapping.OPEN::writeTime));
    this.lots_2 = runtime.keyedRead(
            ReadPlan.direct("BidQueries.lots", BidMapping.TABLE).ofPartitions()
                .as("SELECT ... FROM bid WHERE lot = ? LIMIT 1", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(BidMapping.LOT),
                BidMapping.LOT::decode));
  }

  /**
   * Reads the {@code Bid} rows where {@code lot = :range AND state = 'FIRST' AND amount > 0 AND
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
   * Reads the {@code Bid} rows where {@code lot = :lot AND state = :state AND (amount, id) >=
   * (:amount, :id) AND (amount) < (100)} from table {@code bid}. The rows are in their stored
   * order.
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
   * Reads the {@code Bid} rows where {@code lot IN :lots AND state IN ('FIRST', :other) AND
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
  public Stream<Bid> several(List<Bid.Lot> lots, Bid.State other, Limit limit) {
    return runtime.awaitRead(
        several
            .select(
                several.anyOf(BidMapping.LOT, lots),
                several.anyOf(BidMapping.STATE, Arrays.asList(Bid.State.FIRST, other)),
                several.key(BidMapping.AMOUNT, 7L))
            .limit(limit)
            .stream());
  }

  /**
   * Reads the {@code Bid} rows where {@code (lot) = (:lot) AND (state, amount) = ('RAISED', 12)
   * AND id IN :these} from table {@code bid}. The keys of the map are in the order of the
   * request; a key without a row is absent.
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
   * Reads the {@code Bid} rows where {@code (at, id) > (:after, :id) AND at <= '2024-05-17
   * 12:00+0200'}, through the index table {@code bid_by_day}. The rows are in the reverse of
   * their stored order; a bucket is read when its rows are needed. The index entries hold every
   * column.
   *
   * <p>Cost: 4 partitions, 4 requests, for each value of day(at), and on a cluster 1 request for
   * each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid_by_day WHERE at_day = ? AND id_shard_4 = ?
   * AND (at, id) > (?, ?) AND at <= ? ORDER BY at ASC, id DESC, lot DESC, state DESC, amount DESC
   * LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Bid> since(Instant after, UUID id) {
    return runtime.awaitRead(
        since
            .select(
                since.periods(BidMapping.AT, Period.DAY, new Range<>(after, true, Instant.parse("2024-05-17T10:00:00Z"), true)),
                AnyOf.below(4))
            .between(
                new Bound(
                    List.of(
                        since.key(BidMapping.AT, after),
                        since.key(BidMapping.ID, id)),
                    false),
                Bound.of(since.key(BidMapping.AT, Instant.parse("2024-05-17T10:00:00Z")), true))
            .limit(Limit.of(10))
            .list());
  }

  /**
   * Reads the {@code Bid} rows where {@code at_day IN :days AND id_shard_4 = 3}, through the
   * index table {@code bid_by_day}. Partitions are read in the order of their keys, the rows of
   * each in their stored order. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, for each value of atDay, and on a cluster 1 request for each
   * row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid_by_day WHERE at_day = ? AND id_shard_4 = ?
   * LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   *
   * <p>Each subscription starts a read, which requests a page when the subscriber has requested
   * the rows before. An invalid argument throws an exception at once; a later failure is
   * signalled to the subscriber.
   */
  @Override
  public Flow.Publisher<Bid> ofDays(Collection<LocalDate> days, int number) {
    return ofDays
        .select(
            ofDays.anyOf(BidMapping.AT_DAY, days),
            ofDays.key(BidMapping.ID_SHARD_4, 3))
        .limit(Limit.of(number))
        .publisher();
  }

  /**
   * Counts the {@code Bid} rows where {@code tag IN ('new', :other)}, through the index table
   * {@code bid_by_tag}.
   *
   * <p>Cost: 1 partition, 1 request, for each value of tag, and on a cluster 1 request for each
   * row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid_by_tag WHERE tag = ? LIMIT ?}.
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
  public long count(String other, Limit limit) {
    return runtime.awaitRead(
        count
            .select(count.anyOf(BidMapping.TAGS_ELEMENT, Arrays.asList("new", other)))
            .limit(limit)
            .count());
  }

  /**
   * Reads {@code amount} of the first of the {@code Bid} rows where {@code lot = :lot AND state =
   * 'RAISED'} from table {@code bid}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Long> highest(Bid.Lot lot) {
    return runtime.awaitRead(
        highest
            .optional(
                highest.key(BidMapping.LOT, lot),
                highest.key(BidMapping.STATE, Bid.State.RAISED)));
  }

  /**
   * Reads {@code id} of the first of the {@code Bid} rows where {@code lot = :lot} from table
   * {@code bid}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Optional<UUID>> anyOf(Bid.Lot lot, ReadOptions options) {
    return anyOf
        .select(anyOf.key(BidMapping.LOT, lot))
        .with(options)
        .optional();
  }

  /**
   * Reads {@code amount}, {@code id}, {@code open} of the {@code Bid} rows where {@code lot IN
   * (:one, :other)} from table {@code bid}. Partitions are read in the order of their keys, the
   * rows of each in their stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of lot.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<BidQueries.Offer> offers(Bid.Lot one, Bid.Lot other, int most) {
    return runtime.awaitRead(
        offers
            .select(offers.anyOf(BidMapping.LOT, Arrays.asList(one, other)))
            .perPartition(PerPartitionLimit.of(2))
            .limit(Limit.of(most))
            .list());
  }

  /**
   * Reads {@code amount}, {@code id}, {@code open} of the {@code Bid} rows where {@code lot IN
   * :lots} from table {@code bid}. Partitions are read in the order of their keys, the rows of
   * each in their stored order.
   *
   * <p>Cost: 1 partition, 1 request, for each value of lot.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<BidQueries.Offer> first(Collection<Bid.Lot> lots, PerPartitionLimit each) {
    return runtime.awaitRead(
        first
            .select(first.anyOf(BidMapping.LOT, lots))
            .perPartition(each)
            .list());
  }

  /**
   * Computes <code>count&#40;&#42;&#41;</code>, {@code max(amount)} of the {@code Bid} rows where
   * {@code lot = :lot} in table {@code bid}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public BidQueries.Summary summary(Bid.Lot lot) {
    return runtime.awaitRead(
        summary
            .select(summary.key(BidMapping.LOT, lot))
            .aggregates(
                values -> new BidQueries.Summary(
                    values.of(Aggregate.count()),
                    values.of(Aggregate.max(BidMapping.AMOUNT))),
                List.of(
                    Aggregate.count(),
                    Aggregate.max(BidMapping.AMOUNT))));
  }

  /**
   * Computes {@code open}, {@code tags}, {@code max(amount)}, <code>count&#40;&#42;&#41;</code>
   * of the {@code Bid} rows where {@code lot = :lot} in table {@code bid}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<BidQueries.Top> top(Bid.Lot lot) {
    return runtime.awaitRead(
        top
            .select(top.key(BidMapping.LOT, lot))
            .aggregates(
                values -> new BidQueries.Top(
                    values.of(Aggregate.first(BidMapping.OPEN)),
                    values.of(Aggregate.first(BidMapping.TAGS)),
                    values.of(Aggregate.max(BidMapping.AMOUNT)),
                    values.of(Aggregate.count())),
                List.of(
                    Aggregate.first(BidMapping.OPEN),
                    Aggregate.first(BidMapping.TAGS),
                    Aggregate.max(BidMapping.AMOUNT),
                    Aggregate.count()))
            .thenApply(Optional::ofNullable));
  }

  /**
   * Computes {@code state}, {@code max(amount)}, <code>count&#40;&#42;&#41;</code> of the {@code
   * Bid} rows where {@code lot = :lot} in table {@code bid}, for each {@code state}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the results: 1 request
   * for each page of rows, and memory holds one page. The groups are in the order of their rows.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<BidQueries.OfState>> states(Bid.Lot lot) {
    return states
        .select(states.key(BidMapping.LOT, lot))
        .limit(Limit.of(5))
        .groupedBy(
            List.of(BidMapping.STATE),
            values -> new BidQueries.OfState(
                values.of(Aggregate.first(BidMapping.STATE)),
                values.of(Aggregate.max(BidMapping.AMOUNT)),
                values.of(Aggregate.count())),
            List.of(
                Aggregate.first(BidMapping.STATE),
                Aggregate.max(BidMapping.AMOUNT),
                Aggregate.count()))
        .list();
  }

  /**
   * Returns whether there is a {@code Bid} where {@code lot = :lot AND state = 'FIRST' AND amount
   * = 5} in table {@code bid}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount = ?
   * LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean exists(Bid.Lot lot) {
    return runtime.awaitRead(
        exists
            .select(
                exists.key(BidMapping.LOT, lot),
                exists.key(BidMapping.STATE, Bid.State.FIRST),
                exists.key(BidMapping.AMOUNT, 5L))
            .exists());
  }

  /**
   * Reads {@code writetime(open)} of the {@code Bid} where {@code lot = :lot AND state = 'FIRST'
   * AND amount = 5 AND id = 123e4567-e89b-12d3-a456-426614174000} from table {@code bid}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? AND state = ? AND amount = ?
   * AND id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Instant> opened(Bid.Lot lot) {
    return runtime.awaitRead(
        opened
            .optional(
                opened.key(BidMapping.LOT, lot),
                opened.key(BidMapping.STATE, Bid.State.FIRST),
                opened.key(BidMapping.AMOUNT, 5L),
                opened.key(BidMapping.ID, UUID.fromString("123e4567-e89b-12d3-a456-426614174000"))));
  }

  /**
   * Reads {@code lot} of each partition where {@code lot IN :lots} from table {@code bid},
   * whether or not it has rows. Partitions are read in the order of their keys.
   *
   * <p>Cost: 1 partition, 1 request, for each value of lot.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM bid WHERE lot = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Bid.Lot> lots(Collection<Bid.Lot> lots) {
    return runtime.awaitRead(
        lots_2
            .select(lots_2.anyOf(BidMapping.LOT, lots))
            .list());
  }
}
