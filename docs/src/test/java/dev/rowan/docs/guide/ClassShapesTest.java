package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.error.ConfigurationException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Objects;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Immutable classes, builders, fluent setters and annotations on getters, on each store. */
class ClassShapesTest extends OnEachLocalStore {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));

      try (CqlSession session = driver(KEYSPACE)) {
        assertThat(session.execute("SELECT customer, note FROM basket").all())
            .extracting(row -> row.getString("customer"))
            .containsExactly("Änn");
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Shapes shapes = rowan.dao(Shapes.class);
      immutable(shapes, rowan);

      shapes.put(new Basket().owner("Änn").number(2));
      Basket found = shapes.baskets("Änn").get(0);
      assertThat(found.number()).isEqualTo(2);
      assertThat(found.note()).isNull();
      assertThat(BasketMapping.TABLE.column(0).name()).isEqualTo("customer");
      assertThat(BasketMapping.TABLE.columns()).hasSize(3);

      Ride ride = Ride.builder().driver("ann").start(NOON).metres(900).build();
      shapes.save(ride);
      assertThat(shapes.ride("ann", NOON).orElseThrow()).usingRecursiveComparison().isEqualTo(ride);
    }
  }

  private static void immutable(Shapes shapes, Rowan rowan) {
    Invoice draft = new Invoice("Änn", new BigDecimal("9.50"));
    Invoice issued = shapes.issue(draft);

    assertThat(draft.id()).isNull();
    assertThat(issued.issued()).isNotNull();
    Invoice found = shapes.invoice(Objects.requireNonNull(issued.id())).orElseThrow();
    assertThat(found).usingRecursiveComparison().isEqualTo(issued);
    shapes.correct(issued.id(), BigDecimal.TEN);
    assertThat(shapes.invoice(issued.id()).orElseThrow().total()).isEqualTo("10");
    assertThatThrownBy(() -> rowan.track(found))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining("RUN-49");
  }
}
