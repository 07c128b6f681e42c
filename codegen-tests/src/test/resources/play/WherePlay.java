package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Reads by conditions: values, ranges, tuples and constants. */
public final class WherePlay implements Play {
  private static final Bid.Lot ONE = new Bid.Lot(1);
  private static final Bid.Lot TWO = new Bid.Lot(2);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @Override
  public void on(Rowan rowan) {
    Bids bids = rowan.dao(Bids.class);
    bids.save(bid(ONE, Bid.State.FIRST, 5, 0));
    bids.save(bid(ONE, Bid.State.FIRST, 7, 1));
    bids.save(bid(ONE, Bid.State.FIRST, 7, 2));
    bids.save(bid(ONE, Bid.State.FIRST, 150, 3));
    bids.save(bid(ONE, Bid.State.RAISED, 12, 4));
    bids.save(bid(ONE, Bid.State.RAISED, 12, 5));
    bids.save(bid(TWO, Bid.State.RAISED, 7, 6));

    assertThat(bids.upTo(ONE, 7)).extracting(Bid::id).containsExactly(id(1), id(2), id(0));
    assertThat(bids.upTo(ONE, 0)).isEmpty();
    assertThat(bids.upTo(TWO, 7)).isEmpty();
    assertThatThrownBy(() -> bids.upTo(null, 7)).isInstanceOf(RejectedInputException.class);
    tuples(bids);
    values(bids);
  }

  private static void tuples(Bids bids) {
    Page<Bid> page = bids.between(ONE, Bid.State.FIRST, 7, id(2), PageRequest.first(5));
    assertThat(page.items()).extracting(Bid::id).containsExactly(id(2));
    assertThat(bids.since(at(1), id(1), at(4))).extracting(Bid::amount).containsExactly(7L, 150L, 12L);
    assertThat(bids.since(at(1), id(0), at(1))).extracting(Bid::id).containsExactly(id(1));
    assertThatThrownBy(() -> bids.since(null, id(0), at(1)))
        .isInstanceOf(RejectedInputException.class);
  }

  private static void values(Bids bids) {
    assertThat(bids.several(List.of(ONE, TWO), Bid.State.RAISED, Limit.of(2)))
        .extracting(Bid::id)
        .containsExactly(id(1), id(2));
    assertThat(bids.several(List.of(TWO), Bid.State.RAISED, Limit.of(2))).hasSize(1);
    assertThat(bids.these(ONE, List.of(id(5), id(9), id(4))).keySet())
        .containsExactly(id(5), id(4));
    assertThat(bids.count("even")).isEqualTo(7);
    assertThat(bids.count("none")).isEqualTo(3);
    assertThat(bids.highest(ONE)).contains(12L);
    assertThat(bids.highest(new Bid.Lot(3))).isEmpty();
  }

  private static UUID id(int number) {
    return new UUID(0, number);
  }

  private static Instant at(int number) {
    return NOON.plus(Duration.ofHours(9L * number));
  }

  private static Bid bid(Bid.Lot lot, Bid.State state, long amount, int number) {
    return new Bid(
        lot,
        state,
        amount,
        id(number),
        true,
        at(number),
        Set.of(number % 2 == 0 ? "even" : "new"));
  }
}
