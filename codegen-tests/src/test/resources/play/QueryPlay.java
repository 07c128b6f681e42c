package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Reads by statements: the methods of the case, with the rows of conditions. */
public final class QueryPlay implements Play {
  private static final Bid.Lot ONE = new Bid.Lot(1);
  private static final Bid.Lot TWO = new Bid.Lot(2);
  private static final Instant NOON = Instant.parse("2024-05-17T06:00:00Z");

  @Override
  public void on(Rowan rowan) {
    BidWrites writes = rowan.dao(BidWrites.class);
    writes.save(bid(ONE, Bid.State.FIRST, 5, 0));
    writes.save(bid(ONE, Bid.State.FIRST, 7, 1));
    writes.save(bid(ONE, Bid.State.FIRST, 7, 2));
    writes.save(bid(ONE, Bid.State.FIRST, 150, 3));
    writes.save(bid(ONE, Bid.State.RAISED, 12, 4));
    writes.save(bid(ONE, Bid.State.RAISED, 12, 5));
    writes.save(bid(TWO, Bid.State.RAISED, 7, 6));

    BidQueries bids = rowan.dao(BidQueries.class);
    rows(bids);
    values(bids);
    limits(bids);
  }

  private static void rows(BidQueries bids) {
    assertThat(bids.upTo(ONE, 7)).extracting(Bid::id).containsExactly(id(1), id(2), id(0));
    assertThat(bids.upTo(TWO, 7)).isEmpty();
    assertThatThrownBy(() -> bids.upTo(null, 7)).isInstanceOf(RejectedInputException.class);
    Page<Bid> page = bids.between(ONE, Bid.State.FIRST, 7, id(2), PageRequest.first(5));
    assertThat(page.items()).extracting(Bid::id).containsExactly(id(2));
    assertThat(bids.several(List.of(ONE, TWO), Bid.State.RAISED, Limit.of(2)))
        .extracting(Bid::id)
        .containsExactly(id(1), id(2));
    assertThat(bids.these(ONE, List.of(id(5), id(9), id(4))).keySet())
        .containsExactly(id(5), id(4));
    assertThat(bids.since(at(1), id(1))).extracting(Bid::id).containsExactly(id(2), id(3), id(4));
    assertThat(bids.lots(List.of(TWO, ONE, new Bid.Lot(3)))).containsExactlyInAnyOrder(ONE, TWO);
  }

  private static void values(BidQueries bids) {
    assertThat(bids.count("even", Limit.of(100))).isEqualTo(7);
    assertThat(bids.count("none", Limit.of(2))).isEqualTo(2);
    assertThat(bids.highest(ONE)).contains(12L);
    assertThat(bids.highest(new Bid.Lot(9))).isEmpty();
    assertThat(bids.exists(ONE)).isTrue();
    assertThat(bids.exists(TWO)).isFalse();
    assertThat(bids.summary(ONE)).isEqualTo(new BidQueries.Summary(6, 150L));
    assertThat(bids.summary(new Bid.Lot(9))).isEqualTo(new BidQueries.Summary(0, null));
    assertThat(bids.top(ONE)).contains(new BidQueries.Top(false, Set.of("new"), 150L, 6));
    assertThat(bids.top(new Bid.Lot(9))).contains(new BidQueries.Top(null, null, null, 0));
    assertThat(bids.states(ONE).toCompletableFuture().join())
        .containsExactly(
            new BidQueries.OfState(Bid.State.FIRST, 150L, 4),
            new BidQueries.OfState(Bid.State.RAISED, 12L, 2));
    assertThat(bids.opened(ONE)).isEmpty();
    assertThat(bids.anyOf(ONE, ReadOptions.NONE).toCompletableFuture().join()).contains(id(3));
  }

  private static void limits(BidQueries bids) {
    assertThat(bids.offers(ONE, TWO, 9)).hasSize(3);
    assertThat(bids.offers(ONE, TWO, 1)).hasSize(1);
    assertThatThrownBy(() -> bids.offers(ONE, TWO, 0)).isInstanceOf(RejectedInputException.class);
    assertThat(bids.first(List.of(ONE), PerPartitionLimit.of(1)))
        .containsExactly(new BidQueries.Offer(150, id(3), false));
    assertThat(Play.received(bids.ofDays(List.of(LocalDate.of(2024, 5, 17)), 2)).size()).isLessThan(3);
    assertThat(Play.received(bids.ofDays(List.of(LocalDate.of(2020, 1, 1)), 2))).isEmpty();
  }

  private static Instant at(int number) {
    return NOON.plus(Duration.ofHours(number));
  }

  private static UUID id(int number) {
    return new UUID(0, number);
  }

  private static Bid bid(Bid.Lot lot, Bid.State state, long amount, int number) {
    return new Bid(
        lot,
        state,
        amount,
        id(number),
        number % 3 == 1,
        at(number),
        Set.of(number % 2 == 0 ? "even" : "new"));
  }
}
