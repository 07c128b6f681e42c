package dev.rowan.storage.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import java.io.BufferedReader;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Real servers start, keep what they acknowledged, and never outlive their tests. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class CassandraClusterTest {
  private static final String CLASS_PATH = "rowan.test.cassandra.classpath";
  private static final String JAVA = "rowan.test.cassandra.java";

  @BeforeEach
  void needsAServer() {
    assumeTrue(
        System.getProperty("skipCassandra", "false").equals("false")
            && (System.getProperty(JAVA) != null || CassandraLauncher.findsJava()),
        "SKIPPED: no Cassandra can be started");
  }

  private static Path classPath() {
    return Path.of(System.getProperty(CLASS_PATH));
  }

  private static CassandraLauncher launcher() {
    return onTheJavaOfTheBuild(CassandraLauncher.ofClassPath(classPath()));
  }

  private static CassandraLauncher onTheJavaOfTheBuild(CassandraLauncher launcher) {
    Path java = namedJava();
    return java == null ? launcher : launcher.withJava(java);
  }

  private static @Nullable Path namedJava() {
    String java = System.getProperty(JAVA);
    return java == null ? null : Path.of(java);
  }

  @Test
  void aKilledNodeComesBackWithItsTablesAndListensOnItsAddressOnly() throws Exception {
    LoopbackNetwork oneAddress = LoopbackNetwork.withFreePorts("127.0.0.1");
    try (CassandraCluster cluster = launcher().withDurableWrites().start(oneAddress)) {
      InetSocketAddress node = cluster.contactPoints().get(0);
      CqlConnection.execute(
          node,
          "CREATE KEYSPACE k WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
      CqlConnection.execute(node, "CREATE TABLE k.t (a int PRIMARY KEY)");
      cluster.kill(1);
      assertThat(CqlConnection.answers(node)).isFalse();
      cluster.restart(1);
      for (InetAddress other : addressesOfThisMachine()) {
        assertThat(CqlConnection.answers(new InetSocketAddress(other, node.getPort()))).isFalse();
      }
      CqlConnection.execute(node, "INSERT INTO k.t (a) VALUES (1)");
      assertThatThrownBy(() -> CqlConnection.execute(node, "INSERT INTO k.u (a) VALUES (1)"))
          .hasStackTraceContaining("table u does not exist");
    }
  }

  @Test
  void aNodeAnswersUntilItIsClosed() {
    Path file = classPath();
    Path jdk17 = ServerJava.find(namedJava()).orElseThrow().home();
    // tag::launched-cluster[]
    CassandraLauncher launcher = CassandraLauncher.ofClassPath(file).withJava(jdk17);
    CassandraCluster cluster = launcher.start();
    InetSocketAddress node = cluster.contactPoints().get(0);
    try (cluster) {
      CqlConnection.execute(
          node,
          "CREATE KEYSPACE shop WITH replication ="
              + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
      assertThat(node.getAddress().isLoopbackAddress()).isTrue();
    }
    assertThat(CqlConnection.answers(node)).isFalse();
    // end::launched-cluster[]
  }

  private static List<InetAddress> addressesOfThisMachine() throws Exception {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
        .toList();
  }

  @Test
  void aNodeThatEndsShowsTheEndOfItsLog() {
    assertThatExceptionOfType(BackendUnavailableException.class)
        .isThrownBy(() -> launcher().withSettings(List.of("no_such_setting: 1")).start())
        .withMessageContaining(ErrorCode.CASSANDRA_NOT_STARTED.code())
        .withMessageContaining("its process ended")
        .withMessageContaining("no_such_setting")
        .withMessageContaining("node1.log");
    assertThat(ProcessHandle.current().children()).isEmpty();
  }

  @Test
  void aNodeThatIsTooSlowIsEnded() {
    assertThatExceptionOfType(BackendUnavailableException.class)
        .isThrownBy(() -> launcher().withTimeout(Duration.ZERO).start())
        .withMessageContaining(ErrorCode.CASSANDRA_NOT_STARTED.code())
        .withMessageContaining("did not answer within 0 seconds");
    assertThat(ProcessHandle.current().children()).isEmpty();
  }

  @Test
  void noServerOutlivesAKilledTestAndNoneShowsTheOptionsOfOtherProcesses(@TempDir Path distribution)
      throws Exception {
    unpackInto(distribution);
    ProcessBuilder builder =
        new ProcessBuilder(
                List.of(
                    System.getProperty("java.home") + "/bin/java",
                    "-cp",
                    System.getProperty("java.class.path"),
                    KilledTest.class.getName(),
                    distribution.toString(),
                    System.getProperty(JAVA, "")))
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Dpassword=secret");
    Process test = builder.start();
    try (BufferedReader out = test.inputReader(StandardCharsets.UTF_8)) {
      ProcessHandle server = ProcessHandle.of(Long.parseLong(out.readLine())).orElseThrow();
      assertThat(server.isAlive()).isTrue();
      test.destroyForcibly().waitFor();
      server.onExit().get(1, TimeUnit.MINUTES);
      assertThat(server.isAlive()).isFalse();
      Path log = Path.of("target", "cassandra-" + test.pid(), "node1.log");
      assertThat(log).content().contains("Starting listening").doesNotContain("secret");
    } finally {
      test.destroyForcibly();
      WatchedServer.delete(
          distribution.resolve("lib").toFile()); // links, before JUnit warns of each
    }
  }

  /** Makes a directory that has the jars where a distribution has them. */
  private static void unpackInto(Path distribution) throws Exception {
    Path libraries = Files.createDirectory(distribution.resolve("lib"));
    try (Stream<Path> jars = ServerJars.inFile(classPath()).jars().stream()) {
      for (Path jar : jars.toList()) {
        Files.createSymbolicLink(libraries.resolve(jar.getFileName()), jar);
      }
    }
  }

  /** A test run that is killed: starts a server, prints its process, and waits for ever. */
  static final class KilledTest {
    private KilledTest() {}

    public static void main(String[] arguments) throws InterruptedException {
      CassandraLauncher launcher = CassandraLauncher.ofDistribution(Path.of(arguments[0]));
      CassandraCluster cluster =
          (arguments[1].isEmpty() ? launcher : launcher.withJava(Path.of(arguments[1]))).start();
      System.out.println(cluster.process(1).pid());
      Thread.currentThread().join();
    }
  }
}
