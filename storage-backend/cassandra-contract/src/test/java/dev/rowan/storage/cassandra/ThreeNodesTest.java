package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.metadata.NodeState;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * A ring of three nodes with three replicas of each row. It takes a minute or more, so it runs only
 * on request.
 */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test: -Plong")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class ThreeNodesTest {
  private static final String KEYSPACE = "ring";
  private static final int ROWS = 60;

  @Test
  void aTableIsOnEveryNodeWhenItIsDefinedAndItsRowsSurviveTheLossOfOne() {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    try (CassandraCluster cluster = CassandraNodes.start(3);
        CqlSession all = session(cluster, "ALL");
        CqlSession quorum = session(cluster, "QUORUM")) {
      awaitAllUp(all);
      all.execute(
          "CREATE KEYSPACE ring WITH replication ="
              + " {'class': 'NetworkTopologyStrategy', 'datacenter1': 3}");
      TableSchema table =
          TableSchema.named("t")
              .partitionKey("p", ScalarType.INT)
              .column("v", ScalarType.INT)
              .build();
      CassandraBackend backend = CassandraBackend.on(all, KEYSPACE, SchemaMode.CREATE);
      await(backend.define(Schema.of(List.of(table))));
      // All at once, with all nodes as coordinators, each of which needs all the others.
      writeAll(backend, table);
      cluster.kill(3);
      assertThat(readAll(CassandraBackend.on(quorum, KEYSPACE), table)).isEqualTo(ROWS);
    }
  }

  @Test
  void replicasAndNodesOfARingAreReported() {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    try (CassandraCluster cluster = CassandraNodes.start(3);
        CqlSession session = session(cluster, "QUORUM")) {
      awaitAllUp(session);
      session.execute(
          "CREATE KEYSPACE alone WITH replication ="
              + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
      CassandraBackend backend = CassandraBackend.on(session, "alone", SchemaMode.CREATE);
      assertThat(await(backend.compare(Schema.of(List.of()))))
          .allMatch(each -> each.kind().isWarning() && each.element().equals("alone"))
          .extracting(SchemaDifference::stored)
          .containsExactly("SimpleStrategy", "1 replica");
      assertThat(await(backend.observe(List.of("t"))))
          .isEqualTo(new ObservedCluster(3, 1, Map.of()));
    }
  }

  private static void writeAll(CassandraBackend backend, TableSchema table) {
    List<CompletionStage<?>> writes = new ArrayList<>();
    for (int p = 0; p < ROWS; p++) {
      writes.add(backend.apply(MutationSet.of(Change.of(Upsert.insert(table, Row.of(p, p))))));
    }
    writes.forEach(ThreeNodesTest::await);
  }

  private static int readAll(CassandraBackend backend, TableSchema table) {
    List<CompletionStage<RowPage>> reads = new ArrayList<>();
    for (int p = 0; p < ROWS; p++) {
      reads.add(
          backend.fetch(
              new SliceQuery(table, List.of(p), Slice.ALL, ReadDirection.FORWARD, 1, null)));
    }
    return reads.stream().mapToInt(read -> await(read).rows().size()).sum();
  }

  static void awaitAllUp(CqlSession session) {
    Instant end = Instant.now().plus(Duration.ofMinutes(2));
    while (session.getMetadata().getNodes().values().stream()
            .filter(node -> node.getState() == NodeState.UP)
            .count()
        < 3) {
      assertThat(Instant.now()).as("three nodes seen within two minutes").isBefore(end);
      session.execute("SELECT release_version FROM system.local");
    }
  }

  static CqlSession session(CassandraCluster cluster, String consistency) {
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
                .withString(DefaultDriverOption.REQUEST_CONSISTENCY, consistency)
                .withInt(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, 0)
                .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, 0)
                .build())
        .build();
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }
}
