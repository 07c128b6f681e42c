package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The only node is killed and restarted while a program writes and reads. */
@EnabledIfSystemProperty(
    named = "rowan.long",
    matches = "true",
    disabledReason = "a long test: -Plong")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class RestartTest {
  private static final Set<ErrorCode> DOCUMENTED =
      EnumSet.of(
          ErrorCode.CLUSTER_UNAVAILABLE,
          ErrorCode.OUTCOME_UNKNOWN,
          ErrorCode.TIMED_OUT,
          ErrorCode.REQUEST_FAILED);

  private int failures;

  private final TableSchema table =
      TableSchema.named("t").partitionKey("p", ScalarType.INT).column("v", ScalarType.INT).build();

  @Test
  void theProgramContinuesWithAllAcknowledgedWrites() {
    assumeTrue(CassandraNodes.canStart(), "SKIPPED: no Cassandra can be started");
    try (CassandraCluster cluster = CassandraNodes.start(1);
        CqlSession session = session(cluster)) {
      session.execute(
          "CREATE KEYSPACE k WITH replication ="
              + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
      CassandraBackend backend = CassandraBackend.on(session, "k", SchemaMode.CREATE);
      backend.define(Schema.of(List.of(table))).toCompletableFuture().join();
      List<Integer> acknowledged = new ArrayList<>();
      CompletableFuture<Void> restarted = new CompletableFuture<>();
      Thread restart =
          new Thread(
              () -> {
                cluster.kill(1);
                cluster.restart(1);
                restarted.complete(null);
              });
      int p = 0;
      for (; p < 200; p++) {
        assertThat(write(backend, p, acknowledged)).isTrue();
      }
      restart.start();
      for (boolean back = false; !back; p++) {
        boolean wrote = write(backend, p, acknowledged);
        boolean read = read(backend, 0);
        back = restarted.isDone() && wrote && read;
      }
      assertThat(failures).isPositive();
      for (int each : acknowledged) {
        assertThat(read(backend, each)).as("row %d", each).isTrue();
      }
    }
  }

  private boolean write(CassandraBackend backend, int p, List<Integer> acknowledged) {
    MutationSet batch = MutationSet.of(Change.of(Upsert.insert(table, Row.of(p, p))));
    boolean done = failure(backend.apply(batch)) == null;
    if (done) {
      acknowledged.add(p);
    }
    return done;
  }

  /** Returns whether the row was read; a missing row fails the test. */
  private boolean read(CassandraBackend backend, int p) {
    SliceQuery query = new SliceQuery(table, List.of(p), Slice.ALL, ReadDirection.FORWARD, 1, null);
    RowanException failure =
        failure(backend.fetch(query).thenAccept(page -> assertThat(page.rows()).hasSize(1)));
    assertThat(failure instanceof OutcomeUnknownException).as("%s", failure).isFalse();
    return failure == null;
  }

  /** Returns the failure of a call, which must be one that the guide lists, or null. */
  private RowanException failure(CompletionStage<?> call) {
    try {
      call.toCompletableFuture().join();
      return null;
    } catch (CompletionException e) {
      assertThat(e.getCause())
          .isInstanceOfSatisfying(
              BackendUnavailableException.class,
              failure -> assertThat(DOCUMENTED).contains(failure.code()));
      failures++;
      return (RowanException) e.getCause();
    }
  }

  private static CqlSession session(CassandraCluster cluster) {
    return CqlSession.builder()
        .addContactPoint(cluster.contactPoints().get(0))
        .withLocalDatacenter(CassandraCluster.DATACENTER)
        .withConfigLoader(
            DriverConfigLoader.programmaticBuilder()
                .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofSeconds(20))
                .withDuration(
                    DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, Duration.ofSeconds(20))
                .withDuration(DefaultDriverOption.RECONNECTION_BASE_DELAY, Duration.ofMillis(100))
                .withDuration(DefaultDriverOption.RECONNECTION_MAX_DELAY, Duration.ofSeconds(1))
                .withBoolean(DefaultDriverOption.METADATA_SCHEMA_ENABLED, false)
                .build())
        .build();
  }
}
