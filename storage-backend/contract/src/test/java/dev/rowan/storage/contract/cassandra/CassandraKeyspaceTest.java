package dev.rowan.storage.contract.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.storage.launcher.CqlConnection;
import java.net.InetSocketAddress;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * A test class and those nested in it share one keyspace, and all test classes of a JVM share one
 * server, also if each class is executed by itself, as Surefire does with several JVMs.
 */
class CassandraKeyspaceTest {
  private static final Set<InetSocketAddress> SERVERS = new LinkedHashSet<>();
  private static final Set<String> KEYSPACES = new LinkedHashSet<>();

  @Test
  void aServerIsForTheSessionAndAKeyspaceForTheClass() {
    assumeTrue(SharedCassandra.obstacle() == null, "no Cassandra can be started");
    SERVERS.clear();
    KEYSPACES.clear();
    try (LauncherSession session = LauncherFactory.openSession()) {
      execute(session, Fixtures.class, 3);
      execute(session, MoreFixtures.class, 1);
      assertThat(SERVERS).hasSize(1);
      assertThat(KEYSPACES).hasSize(3);
      assertThat(CqlConnection.answers(server())).isTrue();
    }
    boolean stays = System.getProperty(SharedCassandra.EXISTING) != null;
    assertThat(CqlConnection.answers(server())).as("after the session").isEqualTo(stays);
  }

  private static InetSocketAddress server() {
    return SERVERS.iterator().next();
  }

  private static void execute(LauncherSession session, Class<?> tests, int number) {
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    session
        .getLauncher()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(tests))
                .build(),
            listener);
    assertThat(listener.getSummary().getFailures())
        .extracting(TestExecutionSummary.Failure::getException)
        .isEmpty();
    assertThat(listener.getSummary().getTestsSucceededCount()).isEqualTo(number);
  }

  private static void use(CassandraKeyspace keyspace, String table) {
    SERVERS.add(keyspace.contactPoint());
    KEYSPACES.add(keyspace.name());
    CqlConnection.execute(
        keyspace.contactPoint(),
        "CREATE TABLE %s.%s (a int PRIMARY KEY)".formatted(keyspace.name(), table));
  }

  static class Fixtures {
    @RegisterExtension static final CassandraKeyspace ONE = new CassandraKeyspace();

    @RegisterExtension static final CassandraKeyspace ANOTHER = new CassandraKeyspace();

    @Test
    void usesOne() {
      use(ONE, "t");
    }

    @Test
    void usesAnother() {
      use(ANOTHER, "t");
    }

    @Nested
    class InANestedClass {
      @Test
      void usesTheSame() {
        use(ONE, "n");
        assertThat(ONE.name()).isNotEqualTo(ANOTHER.name());
      }
    }
  }

  static class MoreFixtures {
    @RegisterExtension static final CassandraKeyspace THIRD = new CassandraKeyspace();

    @Test
    void usesAKeyspaceOfItsOwn() {
      use(THIRD, "t");
    }
  }
}
