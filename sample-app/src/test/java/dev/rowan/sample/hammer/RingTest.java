package dev.rowan.sample.hammer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.metadata.NodeState;
import dev.rowan.Rowan;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.launcher.CassandraCluster;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The blog and the log archive on three nodes with three replicas of each row, while one node after
 * another is killed and restarted. No acknowledged write is lost, every error is one that the guide
 * lists, and afterwards every table contains exactly the entries of its rows. It takes minutes, so
 * it runs only on request; {@code -Drowan.test.ring.minutes} sets the number.
 */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test: -Plong")
@Timeout(value = 40, unit = TimeUnit.MINUTES)
class RingTest {
  private static final int NODES = 3;
  private static final String KEYSPACE = "ring";
  private static final Duration TIME =
      Duration.ofMinutes(Long.getLong("rowan.test.ring.minutes", 5));

  @Test
  void nodesDieAndNothingAcknowledgedIsLost() throws Exception {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    long seed = Seed.next();
    try (CassandraCluster cluster = CassandraNodes.start(NODES);
        CqlSession watch = watch(cluster)) {
      awaitAllUp(watch);
      watch.execute(
          "CREATE KEYSPACE ring WITH replication ="
              + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 3}");
      try (Rowan rowan = Rowan.connect(address(cluster));
          HammerThreads hands = new HammerThreads(rowan, seed)) {
        AtomicInteger kills = new AtomicInteger();
        hands.workDuring(() -> kills.set(killInTurn(cluster, watch)));
        String run = "seed %d, %s nodes killed: %s".formatted(seed, kills, hands.outcomes());
        assertThat(hands.outcomes().count(Outcomes.Outcome.ACKNOWLEDGED))
            .as(run)
            .isGreaterThan(1_000);
        assertThat(kills.get()).as(run).isPositive();
        hands.requireAllThere(run);
      }
    }
  }

  private static int killInTurn(CassandraCluster cluster, CqlSession watch) {
    Instant end = Instant.now().plus(TIME);
    int kills = 0;
    while (Instant.now().isBefore(end)) {
      int node = 1 + kills % NODES;
      cluster.kill(node);
      cluster.restart(node);
      awaitAllUp(watch);
      kills++;
    }
    return kills;
  }

  private static void awaitAllUp(CqlSession session) {
    Instant end = Instant.now().plus(Duration.ofMinutes(2));
    while (session.getMetadata().getNodes().values().stream()
            .filter(node -> node.getState() == NodeState.UP)
            .count()
        < NODES) {
      assertThat(Instant.now()).as("three nodes seen within two minutes").isBefore(end);
      session.execute("SELECT release_version FROM system.local");
    }
  }

  private static String address(CassandraCluster cluster) {
    String hosts =
        cluster.contactPoints().stream()
            .map(node -> node.getHostString() + ":" + node.getPort())
            .collect(Collectors.joining(","));
    return "rowan:cassandra://%s/%s?datacenter=%s&schema=create&timeout=10s"
        .formatted(hosts, KEYSPACE, CassandraCluster.DATACENTER);
  }

  private static CqlSession watch(CassandraCluster cluster) {
    return CqlSession.builder()
        .addContactPoints(cluster.contactPoints())
        .withLocalDatacenter(CassandraCluster.DATACENTER)
        .withConfigLoader(
            DriverConfigLoader.programmaticBuilder()
                .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofSeconds(30))
                .withDuration(
                    DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, Duration.ofSeconds(20))
                .withDuration(
                    DefaultDriverOption.CONTROL_CONNECTION_TIMEOUT, Duration.ofSeconds(20))
                .build())
        .build();
  }
}
