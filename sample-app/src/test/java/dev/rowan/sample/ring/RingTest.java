package dev.rowan.sample.ring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.metadata.NodeState;
import dev.rowan.Rowan;
import dev.rowan.binding.EntityMapping;
import dev.rowan.maintenance.UpkeepReport;
import dev.rowan.sample.blog.Authors;
import dev.rowan.sample.blog.Blog;
import dev.rowan.sample.blog.Comments;
import dev.rowan.sample.blog.PostMapping;
import dev.rowan.sample.blog.Posts;
import dev.rowan.sample.blog.SamplePosts;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogMessageMapping;
import dev.rowan.sample.logs.LogMessages;
import dev.rowan.sample.logs.SourceDays;
import dev.rowan.sample.logs.TypeHours;
import dev.rowan.storage.contract.cassandra.CassandraCluster;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The blog and the log archive on three nodes with three copies of each row, of which one after
 * another is killed and started again: nothing that was acknowledged is lost, every error is one
 * that callers are told of, and afterwards every table is exactly what follows from the rows.
 * Minutes, so only if asked for; {@code -Drowan.test.ring.minutes} says how many.
 */
@EnabledIfSystemProperty(
    named = "rowan.test.long",
    matches = "true",
    disabledReason = "a long test: -Drowan.test.long=true")
@Timeout(value = 40, unit = TimeUnit.MINUTES)
class RingTest {
  private static final int NODES = 3;
  private static final String KEYSPACE = "ring";
  private static final Duration TIME =
      Duration.ofMinutes(Long.getLong("rowan.test.ring.minutes", 5));

  @Test
  void nodesDieAndNothingAcknowledgedIsLost() throws Exception {
    assumeTrue(CassandraCluster.canStart(), "SKIPPED: no Cassandra can be started");
    long seed = System.nanoTime();
    try (CassandraCluster cluster = CassandraCluster.start(NODES);
        CqlSession watch = watch(cluster)) {
      awaitAllUp(watch);
      watch.execute(
          "CREATE KEYSPACE ring WITH replication ="
              + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 3}");
      try (Rowan rowan = Rowan.connect(address(cluster))) {
        List<Work> works = works(rowan, seed);
        Outcomes outcomes = new Outcomes();
        int kills = workWhileNodesDie(cluster, watch, works, outcomes);
        String run = "seed %d, %d nodes killed: %s".formatted(seed, kills, outcomes);
        System.out.println(run);
        assertThat(outcomes.contradictions()).as(run).isEmpty();
        assertThat(outcomes.count(Outcomes.Outcome.ACKNOWLEDGED)).as(run).isGreaterThan(1_000);
        assertThat(kills).as(run).isPositive();
        settle(rowan, PostMapping.INSTANCE);
        settle(rowan, LogMessageMapping.INSTANCE);
        for (Work work : works) {
          assertThat(work.lost()).as(run).isEmpty();
        }
      }
    }
  }

  private static List<Work> works(Rowan rowan, long seed) {
    Blog blog =
        new Blog(
            rowan.dao(Authors.class),
            rowan.dao(Posts.class),
            rowan.dao(Comments.class),
            SamplePosts.FIRST_MONTH);
    LogMessages messages = rowan.dao(LogMessages.class);
    SourceDays days = rowan.dao(SourceDays.class);
    TypeHours hours = rowan.dao(TypeHours.class);
    return List.of(
        new Posting(blog, "mara", seed),
        new Posting(blog, "teo", seed + 1),
        new Logging(new LogArchive(messages, days, hours), "api"),
        new Logging(new LogArchive(messages, days, hours), "web"));
  }

  private static int workWhileNodesDie(
      CassandraCluster cluster, CqlSession watch, List<Work> works, Outcomes outcomes)
      throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    ExecutorService threads = Executors.newFixedThreadPool(works.size());
    try {
      List<Future<?>> running = new ArrayList<>();
      for (Work work : works) {
        running.add(
            threads.submit(
                () -> {
                  while (!over.get()) {
                    work.step(outcomes);
                  }
                }));
      }
      int kills = killInTurn(cluster, watch);
      over.set(true);
      for (Future<?> each : running) {
        each.get();
      }
      return kills;
    } finally {
      over.set(true);
      threads.shutdownNow();
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

  /** Says what a reader could have met, sets it right, and holds every table against the rows. */
  private static void settle(Rowan rowan, EntityMapping<?> mapping) {
    UpkeepReport repaired = rowan.upkeep().repair(mapping).withGrace(Duration.ZERO).run();
    System.out.printf("%s: %s%n", mapping.table().name(), repaired);
    assertThat(repaired.isHealed()).as("%s", repaired).isTrue();
    UpkeepReport exact = rowan.upkeep().verify(mapping).withGrace(Duration.ZERO).run();
    assertThat(exact.isClean()).as("%s", exact).isTrue();
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
