package dev.rowan.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.dao.Limit;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import shop.Item;
import shop.Items;

/** Tests on a real Cassandra, whose address is a parameter of the run. */
class OnCassandraTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @Test
  void aTestReadsWhatItWrote() {
    String url =
        "rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create"
            .formatted(
                CASSANDRA.contactPoint().getHostString(),
                CASSANDRA.contactPoint().getPort(),
                CASSANDRA.name(),
                CASSANDRA.datacenter());
    Run run = Run.of(Selling.class, Map.of(RowanTest.URL, url));
    assertThat(run.failures).isEmpty();
    assertThat(run.passed).hasSize(1);
  }

  @RowanTest(store = TestStore.CASSANDRA)
  static class Selling {
    @Test
    void sells(Items items) {
      Item lamp = new Item(UUID.randomUUID(), "ann", "lamp", BigDecimal.ONE);
      items.save(lamp);
      assertThat(items.bySeller("ann", Limit.of(9))).containsExactly(lamp);
    }
  }
}
