package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Query;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.ReadOptions;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.Stream;

/** Reads by statements: names of tables and columns, values, ranges, tuples and literals. */
@Dao
public interface BidQueries {
  /** The largest amount of a lot, and the number of its bids. */
  record Summary(long number, Long maxAmount) {}

  /** The largest amount, and the first bid. */
  record Top(Boolean open, Set<String> labels, Long maxAmount, long count) {}

  /** The bids in one state. */
  record OfState(Bid.State state, Long maxAmount, long bids) {}

  /** A bid in other names. */
  record Offer(long price, UUID bidder, boolean open) {}

  @Query("select * from bid where lot = :range and state = 'FIRST' and amount > 0 and amount <= :bound")
  List<Bid> upTo(Bid.Lot range, long bound);

  @Query(
      """
      SELECT *
      FROM bid -- in the stored order
      WHERE "lot" = :lot AND state = :state AND (amount, id) >= (:amount, :id) AND (amount) < (100);
      """)
  Page<Bid> between(Bid.Lot lot, Bid.State state, long amount, UUID id, PageRequest page);

  @Query("select * from bid where lot in :lots and state in ('FIRST', :other) and amount = 7")
  Stream<Bid> several(List<Bid.Lot> lots, Bid.State other, Limit limit);

  @Query("select * from bid where (lot) = (:lot) and (state, amount) = ('RAISED', 12) and id in :these")
  Map<UUID, Bid> these(Bid.Lot lot, List<UUID> these);

  @Query(
      "select * from bid_by_day where (at, id) > (:after, :id) and at <= '2024-05-17 12:00+0200'"
          + " order by at asc limit 10")
  List<Bid> since(Instant after, UUID id);

  @Query("select * from bid_by_day where at_day in :days and id_shard_4 = 3 limit :number")
  Flow.Publisher<Bid> ofDays(Collection<java.time.LocalDate> days, int number);

  @Query("select count(*) from bid_by_tag where tag in ('new', :other)")
  long count(String other, Limit limit);

  @Query("select amount from bid where lot = :lot and state = 'RAISED' order by amount desc")
  Optional<Long> highest(Bid.Lot lot);

  @Query("select id from bid where lot = :lot limit 1")
  CompletionStage<Optional<UUID>> anyOf(Bid.Lot lot, ReadOptions options);

  @Query(
      "select amount as price, id as \"bidder\", open from bid where lot in (:one, :other)"
          + " per partition limit 2 limit :most")
  List<Offer> offers(Bid.Lot one, Bid.Lot other, int most);

  @Query("select open, amount as price, id as bidder from bid where lot in :lots")
  List<Offer> first(Collection<Bid.Lot> lots, PerPartitionLimit each);

  @Query("select count(*) as number, max(amount) from bid where lot = :lot")
  Summary summary(Bid.Lot lot);

  @Query("select max(amount), open, tags as labels, count(*) from bid where lot = :lot")
  Optional<Top> top(Bid.Lot lot);

  @Query("select state, max(amount), count(*) as bids from bid where lot = :lot group by state limit 5")
  CompletionStage<List<OfState>> states(Bid.Lot lot);

  @Query("select * from bid where lot = :lot and state = 'FIRST' and amount = 5")
  boolean exists(Bid.Lot lot);

  @Query(
      "select writetime(open) from bid where lot = :lot and state = 'FIRST' and amount = 5"
          + " and id = 123e4567-e89b-12d3-a456-426614174000")
  Optional<Instant> opened(Bid.Lot lot);

  @Query("select distinct lot from bid where lot in :lots")
  List<Bid.Lot> lots(Collection<Bid.Lot> lots);
}
