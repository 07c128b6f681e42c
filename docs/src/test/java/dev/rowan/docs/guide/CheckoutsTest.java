package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.docs.guide.Checkouts.Best;
import dev.rowan.docs.guide.Checkouts.Monthly;
import dev.rowan.docs.guide.Checkouts.ShopTotal;
import dev.rowan.docs.guide.Checkouts.Turnover;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Groups have the same results on each store, which are those of a server's GROUP BY. */
class CheckoutsTest extends OnEachLocalStore {
  private static final LocalDate MONDAY = LocalDate.of(2024, 5, 13);

  /** A page ends within a group. */
  private static final ReadOptions SMALL_PAGES = ReadOptions.NONE.withPageSize(2);

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        List<Turnover> onServer =
            session
                .execute(
                    "SELECT day, count(*), sum(price) FROM checkout WHERE shop = 'north'"
                        + " GROUP BY day")
                .map(row -> new Turnover(row.getLocalDate(0), row.getLong(1), row.getBigDecimal(2)))
                .all();
        assertThat(rowan.dao(Checkouts.class).daily("north", Limit.of(100))).isEqualTo(onServer);
        List<Monthly> whole =
            session
                .execute("SELECT shop, day, count(*), sum(price) FROM checkout GROUP BY shop, day")
                .map(
                    row ->
                        new Monthly(
                            row.getString(0),
                            row.getLocalDate(1),
                            row.getLong(2),
                            row.getBigDecimal(3)))
                .all();
        assertThat(rowan.dao(Checkouts.class).report().toList()).isEqualTo(whole);
        List<BigDecimal> cheapest =
            session
                .execute(
                    "SELECT min(price) FROM checkout WHERE shop = 'north' AND day IN ('2024-05-13',"
                        + " '2024-05-15', '2024-05-16') GROUP BY shop, day")
                .map(row -> row.getBigDecimal(0))
                .all();
        assertThat(
                rowan
                    .dao(Checkouts.class)
                    .cheapest(
                        "north",
                        List.of(MONDAY, MONDAY.plusDays(2), MONDAY.plusDays(3)),
                        SMALL_PAGES))
            .isEqualTo(cheapest);
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Checkouts checkouts = rowan.dao(Checkouts.class);
      checkouts.save(checkout("north", 0, "cup", 1, "cash", "2.50"));
      checkouts.save(checkout("north", 0, "cup", 2, "card", "3"));
      checkouts.save(checkout("north", 0, "tea", 1, "card", "4"));
      checkouts.save(checkout("north", 1, "cup", 1, "cash", "5"));
      checkouts.save(checkout("north", 2, "tea", 1, "cash", null));
      checkouts.save(checkout("north", 2, "tea", 2, "card", "1"));
      checkouts.save(checkout("north", 3, "tea", 1, "card", null));
      checkouts.save(checkout("süd", 0, "tea", 1, "card", "9"));
      ofOnePartition(checkouts);
      ofSeveral(checkouts);
      ofTheTable(checkouts);
    }
  }

  private static void ofTheTable(Checkouts checkouts) {
    List<Monthly> report = checkouts.report().toList();
    assertThat(report)
        .containsExactlyInAnyOrder(
            new Monthly("north", MONDAY.plusDays(3), 1, BigDecimal.ZERO),
            new Monthly("north", MONDAY.plusDays(2), 2, new BigDecimal("1")),
            new Monthly("north", MONDAY.plusDays(1), 1, new BigDecimal("5")),
            new Monthly("north", MONDAY, 3, new BigDecimal("9.50")),
            new Monthly("süd", MONDAY, 1, new BigDecimal("9")));
    assertThat(checkouts.sizes(Limit.of(9))).containsExactlyInAnyOrder(7L, 1L);
    assertThat(checkouts.sizes(Limit.of(1))).hasSize(1);
  }

  private static void ofOnePartition(Checkouts checkouts) {
    Turnover thursday = new Turnover(MONDAY.plusDays(3), 1, BigDecimal.ZERO);
    Turnover wednesday = new Turnover(MONDAY.plusDays(2), 2, new BigDecimal("1"));
    assertThat(checkouts.daily("north", Limit.of(2))).containsExactly(thursday, wednesday);
    assertThat(checkouts.daily("north", Limit.of(4)))
        .containsExactly(
            thursday,
            wednesday,
            new Turnover(MONDAY.plusDays(1), 1, new BigDecimal("5")),
            new Turnover(MONDAY, 3, new BigDecimal("9.50")));
    assertThat(checkouts.daily("none", Limit.of(2))).isEmpty();
    assertThat(checkouts.best("north", Range.atMost(MONDAY)))
        .containsExactly(
            new Best(MONDAY, "cup", new BigDecimal("3")),
            new Best(MONDAY, "tea", new BigDecimal("4")));
    assertThat(checkouts.days("north"))
        .containsExactly(MONDAY.plusDays(3), MONDAY.plusDays(2), MONDAY.plusDays(1), MONDAY);
    assertThat(checkouts.numbers("north", SMALL_PAGES).toCompletableFuture().join())
        .containsExactly(3L, 1L, 2L, 1L);
    assertThat(
            checkouts.cheapest(
                "north", List.of(MONDAY.plusDays(3), MONDAY, MONDAY.plusDays(4)), SMALL_PAGES))
        .containsExactly(null, new BigDecimal("2.50")); // one group has no value
    assertThat(checkouts.cheapest("north", List.of(), SMALL_PAGES)).isEmpty();
  }

  private static void ofSeveral(Checkouts checkouts) {
    ShopTotal north = new ShopTotal("north", 4, new BigDecimal("8"));
    assertThat(checkouts.byShop("card", 1)).containsExactly(north);
    assertThat(checkouts.byShop("card", 9))
        .containsExactly(north, new ShopTotal("süd", 1, new BigDecimal("9")));
    assertThat(SteppedSubscriber.of(checkouts.ofShops(List.of("süd", "none", "north")), 1).all())
        .containsExactly(
            new ShopTotal("north", 7, new BigDecimal("15.50")),
            new ShopTotal("süd", 1, new BigDecimal("9")));
  }

  private static Checkout checkout(
      String shop, int day, String item, int number, String payment, String price) {
    return new Checkout(
        shop,
        MONDAY.plusDays(day),
        item,
        number,
        payment,
        price == null ? null : new BigDecimal(price));
  }
}
