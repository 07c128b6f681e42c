package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.storage.cassandra.CassandraBackend;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A start asks the server about the tables of the program only: a keyspace can have hundreds of
 * others, whose rows in the system tables take milliseconds to read.
 */
@Timeout(60)
class SchemaRequestsTest {
  private static final TableSchema POST =
      TableSchema.named("post").partitionKey("id", ScalarType.INT).build();
  private static final TableSchema VISIT =
      TableSchema.named("visit")
          .partitionKey("id", ScalarType.INT)
          .column(
              "place", new UserType("place", List.of(new UserType.Field("town", ScalarType.TEXT))))
          .build();

  @Test
  void aTableWithoutTypesIsComparedByFourRequests() {
    assertThat(requests(backend -> backend.define(Schema.of(List.of(POST)))))
        .satisfiesExactlyInAnyOrder(
            cql -> assertThat(cql).contains("system_schema.keyspaces"),
            cql -> assertThat(cql).contains("system_schema.tables", "table_name IN ?"),
            cql -> assertThat(cql).contains("system_schema.columns", "table_name IN ?"),
            cql -> assertThat(cql).contains("system_views.settings"));
  }

  @Test
  void typesAreReadForATableThatHasSome() {
    assertThat(requests(backend -> backend.define(Schema.of(List.of(VISIT)))))
        .hasSize(5)
        .anyMatch(cql -> cql.contains("system_schema.types"));
  }

  @Test
  void aFormerTableIsDescribedByThreeRequests() {
    assertThat(requests(backend -> backend.former("post", POST)))
        .hasSize(3)
        .allMatch(cql -> cql.matches(".* AND table_name (IN|>) \\?.*"));
  }

  /** The cluster is empty, so that a definition fails after it has asked for everything. */
  private static List<String> requests(Function<CassandraBackend, CompletionStage<?>> call) {
    ConcurrentLinkedQueue<String> asked = new ConcurrentLinkedQueue<>();
    try (ScriptedCluster cluster = new ScriptedCluster(1);
        CqlSession session = cluster.session(Duration.ofSeconds(30));
        CassandraBackend backend = CassandraBackend.on(session, "k")) {
      cluster.ask(
          cql -> {
            asked.add(cql);
            return Answer.with(Replies.rows(List.of()));
          });
      assertThat(call.apply(backend).handle((done, failure) -> true).toCompletableFuture())
          .succeedsWithin(Duration.ofSeconds(30));
      return List.copyOf(asked);
    }
  }
}
