package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DriverTimeoutException;
import dev.rowan.storage.cassandra.CassandraBackend;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A change of the schema may take longer than the session allows for other requests. */
@Timeout(60)
class SchemaChangeTimeoutTest {
  private static final String CHANGE = "CREATE TABLE k.slow (id int PRIMARY KEY)";
  private static final String READ = "SELECT id FROM k.slow";

  @Test
  void aRequestThatStartedLaterTimesOutFirst() {
    CompletableFuture<@Nullable Void> tableExists = new CompletableFuture<>();
    try (ScriptedCluster cluster = new ScriptedCluster(1);
        CqlSession session = cluster.session(Duration.ofMillis(200));
        CassandraBackend backend = CassandraBackend.on(session, "k")) {
      cluster.ask(
          cql ->
              cql.equals(CHANGE)
                  ? Answer.with(Replies.done(cql)).after(tableExists)
                  : Answer.silence());
      CompletionStage<?> change = backend.cluster().change(CHANGE);

      assertThat(session.executeAsync(READ).toCompletableFuture())
          .failsWithin(Duration.ofSeconds(30))
          .withThrowableThat()
          .withCauseInstanceOf(DriverTimeoutException.class);
      tableExists.complete(null);

      assertThat(change.toCompletableFuture()).succeedsWithin(Duration.ofSeconds(30));
    }
  }
}
