package dev.rowan.storage.contract.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Real servers start, keep what they acknowledged, and never outlive their tests. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class CassandraClusterTest {
  private static final String CLASS_PATH = CassandraVersion.V5_0.property();

  @BeforeEach
  void needsAServer() {
    assumeTrue(CassandraCluster.canStart(), "SKIPPED: no Cassandra can be started");
  }

  @Test
  void aKilledNodeComesBackWithItsTables() {
    try (CassandraCluster cluster = CassandraCluster.start(1)) {
      InetSocketAddress node = cluster.contactPoints().get(0);
      CqlConnection.execute(
          node,
          "CREATE KEYSPACE k WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
      CqlConnection.execute(node, "CREATE TABLE k.t (a int PRIMARY KEY)");
      cluster.kill(1);
      assertThat(CqlConnection.answers(node)).isFalse();
      cluster.restart(1);
      CqlConnection.execute(node, "INSERT INTO k.t (a) VALUES (1)");
      assertThatThrownBy(() -> CqlConnection.execute(node, "INSERT INTO k.u (a) VALUES (1)"))
          .hasStackTraceContaining("table u does not exist");
    }
  }

  @Test
  void noServerOutlivesAKilledTest() throws Exception {
    Process test =
        new ProcessBuilder(
                List.of(
                    System.getProperty("java.home") + "/bin/java",
                    "-D" + CLASS_PATH + "=" + System.getProperty(CLASS_PATH),
                    "-cp",
                    System.getProperty("java.class.path"),
                    KilledTest.class.getName()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = test.inputReader(StandardCharsets.UTF_8)) {
      ProcessHandle server = ProcessHandle.of(Long.parseLong(out.readLine())).orElseThrow();
      assertThat(server.isAlive()).isTrue();
      test.destroyForcibly().waitFor();
      server.onExit().get(1, TimeUnit.MINUTES);
      assertThat(server.isAlive()).isFalse();
    } finally {
      test.destroyForcibly();
    }
  }

  /** A test run that is killed: starts a server, says which process it is, and waits for ever. */
  static final class KilledTest {
    private KilledTest() {}

    public static void main(String[] arguments) throws InterruptedException {
      CassandraCluster cluster = CassandraCluster.start(1);
      System.out.println(cluster.process(1).pid());
      Thread.currentThread().join();
    }
  }
}
