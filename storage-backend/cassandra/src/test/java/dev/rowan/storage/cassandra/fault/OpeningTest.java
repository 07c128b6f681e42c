package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.protocol.internal.Message;
import com.datastax.oss.protocol.internal.ProtocolConstants.ErrorCode;
import com.datastax.oss.protocol.internal.request.AuthResponse;
import com.datastax.oss.protocol.internal.response.Authenticate;
import com.datastax.oss.protocol.internal.response.Error;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.cassandra.CassandraProvider;
import dev.rowan.storage.cassandra.session.ClusterAddress;
import dev.rowan.storage.cassandra.session.SessionOpening;
import dev.rowan.storage.cassandra.session.SessionSettings;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A connection string opens a session, or the error names the reason. */
@Timeout(60)
class OpeningTest {
  @RegisterExtension static final LoggedText LOG = new LoggedText();

  private static final String AUTHENTICATION = "datastax-java-driver.advanced.auth-provider.";
  private static final String PASSWORD = "password-0815";
  private static final Message ASKS_FOR_PASSWORD =
      new Authenticate("org.apache.cassandra.auth.PasswordAuthenticator");

  private final ScriptedCluster cluster = new ScriptedCluster(2);

  @AfterEach
  void stop() {
    cluster.close();
  }

  @Test
  void agreesOnAVersionOfTheProtocolAndCallsEveryNode() {
    try (Backend backend = open()) {
      for (Work work : Work.values()) {
        assertThat(work.on(backend).toCompletableFuture()).succeedsWithin(Duration.ofSeconds(30));
      }
    }
  }

  @Test
  void serverWarningsAreLoggedWithoutTheirTexts() {
    cluster.play(
        (request, cql, attempt) ->
            Answer.with(Replies.done(cql))
                .warning("Read 1 live rows and 2 tombstone cells for key " + Work.SECRET));
    int before = LOG.text().length();
    try (Backend backend = open()) {
      for (Work work : Work.values()) {
        assertThat(work.on(backend).toCompletableFuture()).succeedsWithin(Duration.ofSeconds(30));
      }
    }
    String logged = LOG.text().substring(before);
    assertThat(logged)
        .contains("R-05 of notes: ", "and 2 tombstone cells, of INSERT INTO \"k\".\"notes\"")
        .doesNotContain(Work.SECRET);
  }

  @Test
  void missingCredentialsAreASetupMistake() {
    cluster.welcome(request -> Answer.with(ASKS_FOR_PASSWORD));
    assertThat(failure()).isInstanceOf(ConfigurationException.class).hasMessageContaining("RUN-32");
  }

  @Test
  void refusedCredentialsAreASetupMistakeAndNeverShown() {
    cluster.welcome(
        request ->
            request instanceof AuthResponse
                ? Answer.with(
                    new Error(
                        ErrorCode.AUTH_ERROR,
                        "Provided username rowan and/or password are incorrect"))
                : Answer.with(ASKS_FOR_PASSWORD));
    Map<String, String> credentials =
        Map.of("class", "PlainTextAuthProvider", "username", "rowan", "password", PASSWORD);
    credentials.forEach((name, value) -> System.setProperty(AUTHENTICATION + name, value));
    try {
      assertThat(failure())
          .isInstanceOf(ConfigurationException.class)
          .hasMessageContaining("RUN-32");
    } finally {
      credentials.keySet().forEach(name -> System.clearProperty(AUTHENTICATION + name));
    }
    assertThat(LOG.text()).isNotEmpty().doesNotContain(PASSWORD);
  }

  @Test
  void aClusterThatRefusesConnectionsIsUnavailable() {
    for (Answer welcome :
        List.of(
            Answer.hangUp(),
            Fault.SERVER_ERROR.answer(),
            Fault.OVERLOADED.answer(),
            Fault.BOOTSTRAPPING.answer())) {
      cluster.welcome(request -> welcome);
      assertThat(failure())
          .isNotInstanceOf(OutcomeUnknownException.class)
          .isInstanceOfSatisfying(
              BackendUnavailableException.class,
              e -> assertThat(e.code()).isEqualTo(dev.rowan.error.ErrorCode.CLUSTER_UNREACHABLE));
    }
  }

  @Test
  void noConnectionIsLeftIfTheConcurrentTaskFails() {
    SessionSettings settings =
        new SessionSettings(ScriptedCluster.DATACENTER, null, null, null, null, null);
    ClusterAddress address = ClusterAddress.of(ConnectionString.parse(url()));
    assertThatThrownBy(
            () ->
                SessionOpening.open(
                    address,
                    settings,
                    builder -> {},
                    () -> {
                      // One control connection, and one connection to each node.
                      cluster.awaitConnections(open -> open == 3);
                      throw new IllegalStateException("meanwhile");
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("meanwhile");
    cluster.awaitConnections(open -> open == 0);
  }

  private RowanException failure() {
    try (Backend backend = open()) {
      throw new AssertionError("opened: " + backend);
    } catch (RowanException e) {
      assertThat(e.getMessage()).doesNotContain(Work.SECRET, PASSWORD);
      return e;
    }
  }

  private Backend open() {
    return new CassandraProvider().open(ConnectionString.parse(url()));
  }

  private String url() {
    int port = cluster.nodes().get(0).address().getPort();
    return "rowan:cassandra://127.0.0.1:%d/k?datacenter=%s"
        .formatted(port, ScriptedCluster.DATACENTER);
  }
}
