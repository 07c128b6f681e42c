package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.docs.guide.Quote.Seller;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Reads by statements have the results of other reads, on each store. */
class StatementsTest extends OnEachLocalStore {
  private static final String ANN = "ünï 's";
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
    }

    /** A statement that names an index table reads it as Rowan does, and not as it is stored. */
    @Test
    void anEntryWithoutRowIsNoResult() {
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        Listings listings = rowan.dao(Listings.class);
        listings.save(new Listing(90, "zoe", 5, "real", null));
        session.execute(
            "INSERT INTO listing_by_seller (seller, price, id, title)"
                + " VALUES ('zoe', 7, 91, 'orphan')");
        session.execute(
            "INSERT INTO listing_by_seller (seller, price, id, title)"
                + " VALUES ('zoe', 9, 90, 'outdated')");

        assertThat(listings.ids("zoe", 5)).containsExactly(90);
        assertThat(listings.prices("zoe")).isEqualTo(new Listings.Prices(1, 5, 5));
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Listings listings = rowan.dao(Listings.class);
      for (int id = 0; id < 5; id++) {
        listings.save(new Listing(id, ANN, id + 3, "title " + id, id == 0 ? null : id));
      }
      listings.reprice(0, 30);
      ofTables(listings);
      ofAnIndex(listings);
      asConditions(rowan.dao(Quotes.class), rowan.dao(QuoteStatements.class));
    }
  }

  private static void ofTables(Listings listings) {
    assertThat(listings.find(1)).contains(new Listing(1, ANN, 4, "title 1", 1));
    assertThat(listings.find(99)).isEmpty();
    assertThat(listings.these(List.of(3, 99, 0)).values())
        .containsExactly(
            new Listing(3, ANN, 6, "title 3", 3), new Listing(0, ANN, 30, "title 0", null));
    assertThat(listings.stars(2).join()).contains(2);
    assertThat(listings.stars(0).join()).isEmpty();
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("title", "title 0");
    row.put("amount", 30);
    row.put("stars", null);
    assertThat(listings.row(0)).contains(row);
    assertThat(listings.row(0).orElseThrow().keySet()).containsExactly("title", "amount", "stars");
    assertThat(listings.row(99)).isEmpty();
    assertThat(listings.whole(0))
        .hasSize(5)
        .containsEntry("seller", ANN)
        .containsEntry("price", 30)
        .containsEntry("stars", null);
    assertThatThrownBy(() -> listings.whole(99)).isInstanceOf(UnreadableRowException.class);
    assertThat(listings.named(1)).isPresent();
    assertThat(listings.named(99)).isEmpty();
  }

  private static void ofAnIndex(Listings listings) {
    assertThat(listings.offers(ANN, 7))
        .containsExactly(
            new Listings.Offer("title 1", 4),
            new Listings.Offer("title 2", 5),
            new Listings.Offer("title 3", 6));
    assertThat(listings.prices(ANN)).isEqualTo(new Listings.Prices(5, 4, 30));
    assertThat(listings.prices("none")).isEqualTo(new Listings.Prices(0, null, null));
    assertThat(listings.top(ANN)).contains(new Listings.Top("title 0", 30));
    Page<String> first = listings.titles(ANN, PageRequest.first(3));
    assertThat(first.items()).containsExactly("title 0", "title 4", "title 3");
    assertThat(listings.titles(ANN, PageRequest.after(first.nextToken(), 3)).items())
        .containsExactly("title 2");
    assertThat(listings.offered(ANN))
        .hasSize(5)
        .startsWith(new Listings.Offered(ANN, 30L, 0, "title 0"));
    assertThat(listings.offered("none")).isEmpty();
    assertThat(listings.amounts(ANN)).containsExactly(30.0, 7.0, 6.0, 5.0, 4.0);
    assertThat(listings.allTitles(ANN)).hasSize(5).endsWith("title 1");
    assertThat(listings.exists(30)).isTrue();
    assertThat(listings.exists(3)).isFalse();
    assertThat(listings.ids(ANN, 2)).containsExactly(0, 4);
    assertThatThrownBy(() -> listings.ids(ANN, 0)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> listings.ids(null, 1)).isInstanceOf(RejectedInputException.class);
  }

  private static void asConditions(Quotes quotes, QuoteStatements statements) {
    Seller ann = new Seller(ANN);
    Seller bob = new Seller("bob");
    int[] prices = {5, 5, 7, 7, 9, 9, 7, 11};
    for (int id = 0; id < prices.length; id++) {
      quotes.save(new Quote(id, id < 6 ? ann : bob, prices[id], at(id), "t " + id));
    }

    assertThat(statements.from(ann, 7, 2, Limit.of(3)))
        .isEqualTo(quotes.from(ann, 7, 2, Limit.of(3)))
        .hasSize(3);
    Page<Quote> page = statements.affordable(ann, 6, PageRequest.first(3));
    assertThat(page.items()).isEqualTo(quotes.affordable(ann, 6, PageRequest.first(3)).items());
    assertThat(statements.affordable(ann, 6, PageRequest.after(page.nextToken(), 3)).items())
        .extracting(Quote::id)
        .containsExactly(4);
    assertThat(statements.number(at(2), at(7))).isEqualTo(5);
    assertThat(statements.titles(ann, bob)).isEqualTo(quotes.titles(ann, bob)).hasSize(3);
    assertThat(statements.since(at(1), 1, at(5)))
        .extracting(QuoteStatements.Moment::id)
        .containsExactly(2, 3, 4);
    assertThat(statements.these(List.of(7, 99, 0))).isEqualTo(quotes.these(List.of(7, 99, 0)));
    assertThat(statements.several(List.of(ann, bob), 11)).containsExactly(7, 0, 1);
    assertThat(statements.dearest(List.of(ann, bob), 9)).hasSize(4);
    assertThat(statements.dearest(List.of(ann, bob), 3)).hasSize(3);
  }

  private static Instant at(int number) {
    return NOON.plus(Duration.ofHours(6L * number));
  }
}
