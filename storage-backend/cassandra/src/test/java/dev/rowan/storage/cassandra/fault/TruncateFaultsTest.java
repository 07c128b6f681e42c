package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.cassandra.CassandraBackend;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The failure of a truncate says whether rows may be removed. */
@Timeout(60)
class TruncateFaultsTest {
  private static final Schema NOTES = Schema.of(List.of(table("note"), table("note_by_day")));

  private final ScriptedCluster cluster = new ScriptedCluster(1);
  private final CqlSession session = cluster.session(Duration.ofSeconds(20));
  private final CassandraBackend backend = CassandraBackend.on(session, "k");

  @AfterEach
  void stop() {
    backend.close();
    session.close();
    cluster.close();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"TRUNCATE_ERROR", "SERVER_ERROR", "CONNECTION_LOST"})
  void rowsMayBeRemovedIfTheServerBegan(Fault fault) {
    cluster.ask(cql -> fault.answer());
    assertUnknown(backend.truncate(NOTES).toCompletableFuture());
  }

  @Test
  void nothingIsRemovedIfTheServerDidNotBegin() {
    cluster.ask(cql -> Fault.UNAVAILABLE.answer());
    assertThat(backend.truncate(NOTES).toCompletableFuture())
        .failsWithin(Duration.ofSeconds(30))
        .withThrowableThat()
        .withCauseExactlyInstanceOf(BackendUnavailableException.class);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"UNAVAILABLE", "UNAUTHORIZED", "OVERLOADED"})
  void rowsOfTheTableBeforeAreRemoved(Fault fault) {
    cluster.ask(
        cql -> cql.contains("note_by_day") ? fault.answer() : Answer.with(Replies.done(cql)));
    assertUnknown(backend.truncate(NOTES).toCompletableFuture());
  }

  private static void assertUnknown(CompletableFuture<Void> truncate) {
    assertThat(truncate)
        .failsWithin(Duration.ofSeconds(30))
        .withThrowableThat()
        .withCauseExactlyInstanceOf(OutcomeUnknownException.class)
        .withMessageContaining("RUN-31");
  }

  private static TableSchema table(String name) {
    return TableSchema.named(name).partitionKey("id", ScalarType.INT).build();
  }
}
