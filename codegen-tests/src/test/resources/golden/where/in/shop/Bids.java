package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Reads by conditions: values, ranges, tuples and constants. */
@Dao
public interface Bids {
  @Insert
  void save(Bid bid);

  @Select(where = "lot = :range and state = 'FIRST' and amount > 0 and amount <= :bound")
  List<Bid> upTo(Bid.Lot range, long bound);

  @Select(where = "(amount, id) >= (:amount, :id) and (amount) < (100)")
  Page<Bid> between(Bid.Lot lot, Bid.State state, long amount, UUID id, PageRequest page);

  @Select(where = "lot in :lots and state in ('FIRST', :other) and amount = 7")
  List<Bid> several(List<Bid.Lot> lots, Bid.State other, Limit limit);

  @Select(where = "amount = 12 and state = 'RAISED' and id in :these")
  Map<UUID, Bid> these(Bid.Lot lot, List<UUID> these);

  @Select(where = "(at, id) > (:after, :id) and at <= :until", orderBy = "at asc")
  List<Bid> since(Instant after, UUID id, Instant until);

  @Select(where = "tag in ('new', :other)", columns = "count(*)")
  long count(String other);

  @Select(where = "state = 'RAISED' and amount >= -5", columns = "amount", orderBy = "amount desc")
  Optional<Long> highest(Bid.Lot lot);
}
