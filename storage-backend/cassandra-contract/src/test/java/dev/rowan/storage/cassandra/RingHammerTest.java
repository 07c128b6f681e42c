package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import dev.rowan.storage.contract.hammer.Hammer;
import dev.rowan.storage.contract.hammer.IndexDifference;
import dev.rowan.storage.contract.hammer.StallCheck;
import dev.rowan.storage.contract.hammer.StallMapping;
import dev.rowan.storage.launcher.CassandraCluster;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Three nodes with three replicas of each row are killed and restarted one after another, while
 * writers die too, on tables with every maintenance protocol. No acknowledged write is lost, and no
 * row lacks its entries. It takes minutes, so it runs only on request; {@code
 * -Drowan.test.ring.minutes} sets the number.
 */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test: -Plong")
@Timeout(value = 40, unit = TimeUnit.MINUTES)
class RingHammerTest {
  private static final int NODES = 3;
  private static final int WRITERS = 2;
  private static final Duration TIME =
      Duration.ofMinutes(Long.getLong("rowan.test.ring.minutes", 5));

  @Test
  void nodesAndWritersDieAndOnlyWhatTheProtocolsAdmitIsLeft() throws Exception {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    long seed = Seed.next();
    try (CassandraCluster cluster = CassandraNodes.start(NODES);
        CqlSession session = ThreeNodesTest.session(cluster, "LOCAL_QUORUM")) {
      ThreeNodesTest.awaitAllUp(session);
      session.execute(
          "CREATE KEYSPACE ring WITH replication ="
              + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 3}");
      Map<Maintain, StallMapping> mappings = new EnumMap<>(Maintain.class);
      Map<Maintain, Hammer> hammers = new EnumMap<>(Maintain.class);
      for (Maintain maintain :
          List.of(Maintain.BLIND, Maintain.ATOMIC, Maintain.VERIFIED, Maintain.SERIAL)) {
        StallMapping mapping =
            new StallMapping("t_" + maintain.name().toLowerCase(Locale.ROOT), maintain);
        mappings.put(maintain, mapping);
        Hammer hammer = new Hammer(mapping, false);
        // Creates the tables; a node that is down during their creation does not know them right
        // after its restart.
        hammer.run(writers(session, seed), 0, seed);
        hammers.put(maintain, hammer);
      }
      ExecutorService threads = Executors.newFixedThreadPool(hammers.size());
      try {
        List<Future<?>> running = new ArrayList<>();
        hammers.forEach(
            (maintain, hammer) ->
                running.add(
                    threads.submit(() -> hammer.run(writers(session, seed), 1 << 30, seed))));
        killInTurn(cluster, session);
        hammers.values().forEach(Hammer::stop);
        for (Future<?> each : running) {
          each.get();
        }
      } finally {
        threads.shutdownNow();
      }
      hammers.forEach(
          (maintain, hammer) -> check(session, mappings.get(maintain), hammer, seed, maintain));
    }
  }

  private static List<CrashingWriter> writers(CqlSession session, long seed) {
    List<CrashingWriter> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      writers.add(
          new CrashingWriter(
              CassandraBackend.on(session, "ring", SchemaMode.CREATE), false, seed + i, 0.005, 0));
    }
    return writers;
  }

  private static void killInTurn(CassandraCluster cluster, CqlSession session) {
    Instant end = Instant.now().plus(TIME);
    int kills = 0;
    while (Instant.now().isBefore(end)) {
      int node = 1 + kills % NODES;
      cluster.kill(node);
      cluster.restart(node);
      ThreeNodesTest.awaitAllUp(session);
      kills++;
    }
    System.out.printf("%d nodes killed and started again%n", kills);
  }

  private static void check(
      CqlSession session, StallMapping mapping, Hammer hammer, long seed, Maintain maintain) {
    StallCheck check =
        new StallCheck(
            CassandraBackend.on(session, "ring", SchemaMode.CREATE),
            mapping,
            ReadMode.PLAIN.with(
                CallOptions.at(Consistency.ALL).withTimeout(Duration.ofSeconds(60))));
    IndexDifference difference = check.difference();
    String run =
        "%s, seed %d: %d acknowledged, %d unknown, %d failed, %d reads (%d unanswered); stale %d"
            .formatted(
                maintain,
                seed,
                hammer.count(Hammer.Outcome.ACKNOWLEDGED),
                hammer.count(Hammer.Outcome.UNKNOWN),
                hammer.count(Hammer.Outcome.FAILED),
                hammer.reads(),
                hammer.unanswered(),
                difference.stale().size());
    System.out.println(run);
    ClusterHammerTest.assertHistory(run, check, hammer);
    assertThat(hammer.violations()).as(run).isEmpty();
    assertThat(difference.missing()).as(run).isEmpty();
  }
}
