package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Reads by conditions: values, ranges, tuples and constants. */
@Dao
public interface Bids {
  @Select(where = "lot = :range and amount > 0 and amount <= :bound")
  List<Bid> upTo(Bid.Lot range, long bound);

  @Select(where = "(amount, state) >= (:amount, :state) and (amount, state, id) < (100, :last, :id)")
  Page<Bid> between(
      Bid.Lot lot, long amount, Bid.State state, Bid.State last, UUID id, PageRequest page);

  @Select(where = "lot in :lots and amount in (:one, 7) and state = 'FIRST'")
  List<Bid> several(Collection<Bid.Lot> lots, long one, Limit limit);

  @Select(where = "amount = 12 and state = 'RAISED' and id in :these")
  Map<UUID, Bid> these(Bid.Lot lot, Collection<UUID> these);

  @Select(where = "(at, id) > (:after, :id) and at <= :until", orderBy = "at asc")
  List<Bid> since(Instant after, UUID id, Instant until);

  @Select(where = "tags in ('new', :tag)", columns = "count(*)")
  long count(String tag);

  @Select(where = "amount >= -5", columns = "amount")
  Optional<Long> highest(Bid.Lot lot);
}
