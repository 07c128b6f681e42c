package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Clusters that cannot serve a model are refused before a request fails. */
class DeploymentTest {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private static final TableSchema TABLE =
      TableSchema.named("deployed")
          .partitionKey("id", ScalarType.INT)
          .column("text", ScalarType.TEXT)
          .build();

  @Test
  void aKeyspaceOfMoreReplicasThanNodesIsRefusedWithTheCqlThatRepairsIt() {
    String keyspace = KEYSPACE.name() + "_replicated";
    CqlSession session = SESSION.session();
    session.execute(
        "CREATE KEYSPACE %s WITH replication = {'class': 'NetworkTopologyStrategy', '%s': 3}"
            .formatted(keyspace, KEYSPACE.datacenter()));
    try {
      String refusal = refusal(session, keyspace);
      assertThat(refusal).contains("D-09 " + keyspace, "3 replicas in " + KEYSPACE.datacenter());
      Matcher fix = Pattern.compile("ALTER KEYSPACE [^}]*}").matcher(refusal);
      assertThat(fix.find()).isTrue();
      session.execute(fix.group());
      define(session, keyspace);
    } finally {
      session.execute("DROP KEYSPACE " + keyspace);
    }
  }

  @Test
  @EnabledIfSystemProperty(
      named = "rowan.long",
      matches = "true",
      disabledReason = "a long test, with a server of its own: -Plong")
  void whatServersAreConfiguredToRefuseIsNamed() {
    List<String> settings =
        List.of(
            "user_timestamps_enabled: false",
            "read_consistency_levels_disallowed: [LOCAL_ONE, LOCAL_QUORUM]",
            "table_properties_disallowed: [default_time_to_live]",
            "columns_per_table_fail_threshold: 1");
    try (CassandraCluster cluster = CassandraNodes.configured(settings);
        CqlSession session =
            CqlSession.builder()
                .addContactPoint(cluster.contactPoints().get(0))
                .withLocalDatacenter(CassandraCluster.DATACENTER)
                .build()) {
      session.execute(
          "CREATE KEYSPACE guarded WITH replication = {'class': 'SimpleStrategy',"
              + " 'replication_factor': 1}");
      assertThat(refusal(session, "guarded"))
          .contains(
              "D-10 user_timestamps_enabled: stored false",
              "D-10 read_consistency_levels_disallowed: stored LOCAL_ONE",
              "D-10 table_properties_disallowed: stored default_time_to_live",
              "D-10 columns_per_table_fail_threshold: stored 1, model 2, for deployed");
    }
  }

  private static String refusal(CqlSession session, String keyspace) {
    StringBuilder refusal = new StringBuilder();
    assertThatThrownBy(() -> define(session, keyspace))
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOfSatisfying(
            SchemaMismatchException.class,
            mismatch -> {
              assertThat(mismatch.code()).isEqualTo(ErrorCode.SCHEMA_MISMATCH);
              refusal.append(mismatch.getMessage());
            });
    return refusal.toString();
  }

  private static void define(CqlSession session, String keyspace) {
    try (Backend backend = CassandraBackend.on(session, keyspace, SchemaMode.CREATE)) {
      backend.define(Schema.of(List.of(TABLE))).toCompletableFuture().join();
    }
  }
}
