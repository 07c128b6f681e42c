package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Records of one component, converters and types of the library, on each store. */
class PartsTest extends OnEachLocalStore {
  private static final MakerId MAKER = new MakerId(new UUID(0, 1));
  private static final LocalDateTime NOON = LocalDateTime.parse("2024-05-17T12:00");
  private static final Sku NUT = new Sku("nut");
  private static final Sku BOLT = new Sku("bolt");

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
    }

    @Test
    void otherProgramsSeeTheStoredValues() {
      try (Rowan rowan = Rowan.connect(FailingCalls.url(KEYSPACE));
          CqlSession session = driver(KEYSPACE)) {
        Parts parts = rowan.dao(Parts.class);
        parts.save(part(NUT, Optional.empty()));
        Row row =
            Objects.requireNonNull(
                session.execute("SELECT * FROM part WHERE sku = 'nut'").one(), "the row");
        assertThat(row.getUuid("maker")).isEqualTo(MAKER.value());
        assertThat(row.getInstant("listed")).isEqualTo(Instant.parse("2024-05-17T12:00:00Z"));
        assertThat(row.getString("price")).isEqualTo("12.50 EUR");
        assertThat(row.getInt("length")).isEqualTo(1_250);
        assertThat(row.isNull("manual")).isTrue();
        assertThat(row.getSet("fits", String.class)).containsExactly("bolt");

        session.execute("UPDATE part SET price = 'free' WHERE sku = 'nut'");
        assertThatExceptionOfType(UnreadableRowException.class)
            .isThrownBy(() -> parts.find(NUT))
            .withMessageContaining("property: price");
        parts.remove(NUT);
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Parts parts = rowan.dao(Parts.class);
      Part nut = part(NUT, Optional.empty());
      Part bolt = part(BOLT, Optional.of(URI.create("http://example.org/b")));
      parts.save(nut);
      parts.save(bolt);

      assertThat(parts.find(NUT)).contains(nut);
      assertThat(parts.findAll(List.of(BOLT, new Sku("none"), NUT)).keySet())
          .containsExactly(BOLT, NUT);
      assertThat(parts.newest(MAKER, Limit.of(5))).containsExactly(bolt, nut);
      assertThat(parts.price(BOLT)).contains(euros("12.50"));

      parts.reprice(NUT, euros("9.99"));
      assertThat(parts.price(NUT)).contains(euros("9.99"));
      parts.change(PartPatch.of(BOLT).setManual(Optional.empty()).addFits(Set.of(NUT)));
      assertThat(parts.find(BOLT).orElseThrow().manual()).isEmpty();
      assertThat(parts.find(BOLT).orElseThrow().fits()).containsExactly(BOLT, NUT);
      refusals(parts);
      parts.remove(NUT);
      assertThat(parts.newest(MAKER, Limit.of(5))).hasSize(1);
    }
  }

  private static void refusals(Parts parts) {
    Part endless =
        new Part(NUT, MAKER, NOON, euros("1"), Length.metres(1e9), Optional.empty(), Set.of());
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> parts.save(endless))
        .withMessageContaining("property: length");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> parts.find(new Sku(null)))
        .withMessageContaining("RUN-07")
        .withMessageContaining("Parts.find");
  }

  private static Part part(Sku sku, Optional<URI> manual) {
    return new Part(
        sku, MAKER, NOON, euros("12.50"), Length.metres(1.25), manual, Set.of(new Sku("bolt")));
  }

  private static Money euros(String amount) {
    return new Money(new BigDecimal(amount), Currency.getInstance("EUR"));
  }
}
