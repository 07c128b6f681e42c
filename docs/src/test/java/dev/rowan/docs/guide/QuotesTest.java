package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.docs.guide.Quote.Seller;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Reads by conditions have the same results on each store. */
class QuotesTest extends OnEachLocalStore {
  private static final Seller ANN = new Seller("ann");
  private static final Seller BOB = new Seller("bob");
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  /**
   * Ann has the prices 5, 5, 7, 7, 9, 9, Bob 7 and 11; each quote is six hours after the one
   * before.
   */
  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Quotes quotes = rowan.dao(Quotes.class);
      int[] prices = {5, 5, 7, 7, 9, 9};
      for (int id = 0; id < prices.length; id++) {
        quotes.save(quote(id, ANN, prices[id]));
      }
      quotes.save(quote(6, BOB, 7));
      quotes.save(quote(7, BOB, 11));
      byTuples(quotes);
      byRanges(quotes);
      byValues(quotes);
      refused(quotes);
    }
  }

  private static void byTuples(Quotes quotes) {
    // by ascending values, although prices are stored in descending order
    assertThat(quotes.from(ANN, 7, 2, Limit.of(10))).extracting(Quote::id).containsExactly(2, 0, 1);
    assertThat(quotes.from(ANN, 7, 3, Limit.of(2))).extracting(Quote::id).containsExactly(2, 3);
    assertThat(quotes.from(ANN, 4, 9, Limit.of(2))).isEmpty();
    assertThat(quotes.after(ANN, 5, 0, 7)).extracting(Quote::id).containsExactly(1, 3, 2);
    assertThat(quotes.after(ANN, 9, 5, 100)).isEmpty();
    assertThat(quotes.since(at(1), 1, at(5))).extracting(Quote::id).containsExactly(2, 3, 4);
    assertThat(quotes.since(at(1), 0, at(6))).extracting(Quote::id).containsExactly(1, 2, 3, 4, 5);
  }

  private static void byRanges(Quotes quotes) {
    Page<Quote> first = quotes.affordable(ANN, 6, PageRequest.first(3));
    Page<Quote> last = quotes.affordable(ANN, 6, PageRequest.after(first.nextToken(), 3));
    assertThat(first.items()).extracting(Quote::id).containsExactly(3, 2, 5);
    assertThat(last.items()).extracting(Quote::id).containsExactly(4);
    assertThat(last.nextToken()).isNull();
    assertThatThrownBy(() -> quotes.affordable(ANN, 5, PageRequest.after(first.nextToken(), 3)))
        .isInstanceOf(RejectedInputException.class);
    assertThat(quotes.number(at(2), at(7))).isEqualTo(5);
    assertThat(quotes.number(at(2), at(2))).isZero();
    assertThat(quotes.isExpensive(ANN)).isFalse();
    assertThat(quotes.isExpensive(BOB)).isFalse();
    quotes.save(quote(8, BOB, 13));
    assertThat(quotes.isExpensive(BOB)).isTrue();
  }

  private static void byValues(Quotes quotes) {
    assertThat(quotes.titles(ANN, BOB)).containsExactlyInAnyOrder("ünï 2", "ünï 3", "ünï 6");
    assertThat(quotes.titles(BOB, BOB)).containsExactly("ünï 6");
    assertThat(quotes.several(List.of(ANN, BOB), 11))
        .extracting(Quote::id)
        .containsExactly(7, 0, 1);
    assertThat(quotes.several(List.of(), 11)).isEmpty();
    assertThat(quotes.these(List.of(7, 99, 0)).keySet()).isEqualTo(Set.of(7, 0));
  }

  private static void refused(Quotes quotes) {
    assertThatThrownBy(() -> quotes.number(null, at(3))).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> quotes.since(null, 3, at(3)))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> quotes.titles(ANN, null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> quotes.several(null, 5)).isInstanceOf(RejectedInputException.class);
  }

  private static Instant at(int number) {
    return NOON.plus(Duration.ofHours(6L * number));
  }

  private static Quote quote(int id, Seller seller, int price) {
    return new Quote(id, seller, price, at(id), "ünï " + id);
  }
}
