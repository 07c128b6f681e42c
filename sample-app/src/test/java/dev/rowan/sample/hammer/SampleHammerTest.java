package dev.rowan.sample.hammer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.Seed;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * The blog and the log archive under concurrent load, on every store: acknowledged writes are
 * present, and every table contains exactly the entries of its rows.
 */
class SampleHammerTest {
  private static void hammer(String address, int steps) throws Exception {
    long seed = Seed.next();
    try (Rowan rowan = Rowan.connect(address);
        HammerThreads hands = new HammerThreads(rowan, seed)) {
      hands.work(steps);
      String run = "seed %d: %s".formatted(seed, hands.outcomes());
      assertThat(hands.outcomes().count(Outcomes.Outcome.ACKNOWLEDGED))
          .as(run)
          .isGreaterThan(2 * steps);
      hands.requireAllThere(run);
    }
  }

  @Test
  void onTheHeap() throws Exception {
    hammer("rowan:memory:", 2_000);
  }

  @Test
  void onDisk(@TempDir Path directory) throws Exception {
    hammer("rowan:embedded:" + directory.resolve("store"), 2_000);
  }

  @Nested
  class OnCassandra {
    @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

    @Test
    void onOneNode() throws Exception {
      InetSocketAddress node = CASSANDRA.contactPoint();
      hammer(
          "rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create&timeout=10s"
              .formatted(
                  node.getHostString(), node.getPort(), CASSANDRA.name(), CASSANDRA.datacenter()),
          300);
    }
  }
}
