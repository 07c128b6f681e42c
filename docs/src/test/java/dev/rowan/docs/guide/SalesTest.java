package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.docs.guide.Sales.Numbers;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Aggregates have the same results on each store, which are those that a server computes. */
class SalesTest extends OnEachLocalStore {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final List<String> SHOPS = List.of("north", "empty", "nulls", "large", "odd");

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        Sales sales = rowan.dao(Sales.class);
        for (String shop : SHOPS) {
          assertThat(sales.sums(shop)).isEqualTo(onServer(session, "sum", shop));
          assertThat(sales.means(shop)).isEqualTo(onServer(session, "avg", shop));
          assertThat(sales.smallest(shop)).isEqualTo(onServer(session, "min", shop));
          assertThat(sales.largest(shop)).isEqualTo(onServer(session, "max", shop));
        }
      }
    }

    private Numbers onServer(CqlSession session, String function, String shop) {
      Function<String, String> of = column -> function + "(" + column + ")";
      List<String> columns =
          List.of("tax", "rooms", "pieces", "grams", "meters", "rating", "price", "views");
      Row row =
          session
              .execute(
                  "SELECT %s FROM sale WHERE shop = ?"
                      .formatted(String.join(", ", columns.stream().map(of).toList())),
                  shop)
              .one();
      return new Numbers(
          row.get(0, Byte.class),
          row.get(1, Short.class),
          row.get(2, Integer.class),
          row.get(3, Long.class),
          row.get(4, Float.class),
          row.get(5, Double.class),
          row.get(6, BigDecimal.class),
          row.get(7, BigInteger.class));
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Sales sales = rowan.dao(Sales.class);
      sales.save(sale("north", 0, 3, 0.1, "2.50"));
      sales.save(sale("north", 1, 4, 0.2, "7.005"));
      sales.save(sale("north", 2, -2, 0.3, "1"));
      sales.save(new Sale("nulls", 1, "cup", null, null, null, null, null, null, null, null, null));
      sales.save(sale("large", 0, Integer.MAX_VALUE, Double.MAX_VALUE, "1E+20"));
      sales.save(sale("large", 1, Integer.MAX_VALUE, Double.MAX_VALUE, "3"));
      sales.save(sale("odd", 0, 1, Double.POSITIVE_INFINITY, "0.333"));
      sales.save(sale("odd", 1, 2, 1, "0.1"));
      ofNumbers(sales);
      ofSomeRows(sales);
    }
  }

  private static void ofNumbers(Sales sales) {
    assertThat(sales.day("north"))
        .isEqualTo(
            new Sales.Day(
                3, new BigDecimal("10.505"), new BigDecimal("7.005"), NOON.plusSeconds(2)));
    assertThat(sales.day("empty")).isEqualTo(new Sales.Day(0, BigDecimal.ZERO, null, null));
    assertThat(sales.day("nulls")).isEqualTo(new Sales.Day(1, BigDecimal.ZERO, null, null));
    assertThat(sales.means("north").pieces()).isEqualTo(1);
    assertThat(sales.means("empty").rating()).isEqualTo(0.0);
    assertThat(sales.smallest("empty").tax()).isNull();
    assertThat(sales.sums("large").pieces()).isEqualTo(-2); // an int wraps around
    assertThat(sales.means("large").pieces()).isEqualTo(Integer.MAX_VALUE);
    assertThat(sales.means("large").rating()).isEqualTo(Double.MAX_VALUE);
    assertThat(sales.sums("odd").rating()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  private static void ofSomeRows(Sales sales) {
    assertThat(sales.pieces("cup")).isEqualTo(MEAN_OF_CUPS);
    assertThat(sales.cheapest(List.of("north", "empty", "odd"))).contains(new BigDecimal("0.1"));
    assertThat(sales.cheapest(List.of("empty"))).isEmpty();
    assertThat(sales.cheapest(List.of())).isEmpty();
    assertThat(sales.lastItem("north").toCompletableFuture().join()).contains("cup");
    assertThat(sales.piecesOf("north", 1, 3)).isEqualTo(2);
    assertThat(sales.piecesOfFirst("north", Limit.of(2))).isEqualTo(7);
    assertThat(sales.highestId()).isEqualTo(2);
  }

  private static final int MEAN_OF_CUPS = (int) ((3L + 4 - 2 + 2L * Integer.MAX_VALUE + 1 + 2) / 7);

  private static Sale sale(String shop, int id, int pieces, double rating, String price) {
    return new Sale(
        shop,
        id,
        "cup",
        (byte) pieces,
        (short) pieces,
        pieces,
        Long.MAX_VALUE / 2 + pieces,
        (float) rating,
        rating,
        new BigDecimal(price),
        BigInteger.valueOf(pieces).pow(3),
        NOON.plusSeconds(id));
  }
}
