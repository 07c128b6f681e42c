package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import dev.rowan.docs.guide.Bid.State;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Dao
public interface Bids {
  @Insert
  void save(Bid bid);

  @Select
  Optional<Bid> find(String auction, int lot);

  // tag::bids[]
  @Update(onlyIf = "state = 'OPEN' and price < :price") // price is compared, then written
  Applied<Bid> raise(String auction, int lot, BigDecimal price, String bidder);

  @Update(onlyIf = "price = :before")
  boolean correct(String auction, int lot, BigDecimal price, BigDecimal before);

  @Update(onlyIf = "state in :from")
  boolean become(String auction, int lot, State state, Collection<State> from);

  @Update(onlyIf = "closedAt = null", entity = Bid.class)
  boolean close(String auction, Instant closedAt); // a static column of the partition

  @Delete(onlyIf = "bidder = null")
  boolean withdraw(Bid bid);

  // end::bids[]
  // tag::bids-parts[]
  @Update(onlyIf = "tags contains :tag and remarks contains key 'checked'")
  boolean sellTagged(String auction, int lot, State state, String tag);

  @Update(onlyIf = "remarks[:remark] >= 3 and steps[0] = 'shown'")
  boolean sellShown(String auction, int lot, State state, String remark);

  @Update(onlyIf = "place.hall = 'blue' and place.row in (1, 2, :row)")
  boolean sellAt(String auction, int lot, State state, int row);

  // end::bids-parts[]

  @Update(onlyIf = "price = :before")
  boolean change(BidPatch patch, @Nullable BigDecimal before);
}
