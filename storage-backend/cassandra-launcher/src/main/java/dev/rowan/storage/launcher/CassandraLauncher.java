package dev.rowan.storage.launcher;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ConfigurationException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the nodes of a Cassandra run: its jars, a JDK and settings. Cassandra 4.1 and 5 can be
 * started, on JDK 17 to 23, on Linux and macOS. Immutable and thread-safe.
 * <!-- tag: launched-cluster -->
 *
 * <pre>{@code
 * CassandraLauncher launcher = CassandraLauncher.ofClassPath(file).withJava(jdk17);
 * CassandraCluster cluster = launcher.start();
 * InetSocketAddress node = cluster.contactPoints().get(0);
 * try (cluster) {
 *   CqlConnection.execute(
 *       node,
 *       "CREATE KEYSPACE shop WITH replication ="
 *           + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
 *   assertThat(node.getAddress().isLoopbackAddress()).isTrue();
 * }
 * assertThat(CqlConnection.answers(node)).isFalse();
 * }</pre>
 *
 * <p>{@code @RowanTest(store = TestStore.CASSANDRA)} of {@code rowan-junit} does this for tests.
 */
public final class CassandraLauncher {
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final ServerJars jars;
  private final Settings settings;

  private CassandraLauncher(ServerJars jars, Settings settings) {
    this.jars = jars;
    this.settings = settings;
  }

  /** What is not about the jars. */
  private record Settings(
      @Nullable Path java, int nodes, boolean durable, List<String> lines, Duration timeout) {}

  /**
   * Returns a launcher of one node with the jars of a class path, which stand in a file. The goal
   * {@code dependency:build-classpath} of Maven writes such a file for the artifact {@code
   * org.apache.cassandra:cassandra-all}.
   *
   * @throws ConfigurationException if the file or one of the jars does not exist, or if no jar is
   *     that of Cassandra 4.1 or 5
   */
  public static CassandraLauncher ofClassPath(Path file) {
    return of(ServerJars.inFile(file));
  }

  /**
   * Returns a launcher of one node with the jars of an unpacked distribution.
   *
   * @param directory has the jars of the server in {@code lib}
   * @throws ConfigurationException if the directory has no such jars, or if no jar is that of
   *     Cassandra 4.1 or 5
   */
  public static CassandraLauncher ofDistribution(Path directory) {
    return of(ServerJars.ofDistribution(directory));
  }

  private static CassandraLauncher of(ServerJars jars) {
    return new CassandraLauncher(jars, new Settings(null, 1, false, List.of(), PATIENCE));
  }

  /** Returns whether a JDK that can run the server is in the usual places. */
  public static boolean findsJava() {
    return ServerJava.find(null).isPresent();
  }

  /**
   * Returns a launcher whose nodes run on this JDK. Without it, they run on the JDK of this
   * process, or, if that one cannot run them, on the first in the usual places that can.
   */
  public CassandraLauncher withJava(Path home) {
    return with(
        new Settings(
            home, settings.nodes(), settings.durable(), settings.lines(), settings.timeout()));
  }

  /**
   * Returns a launcher of a cluster of this size. More than one node needs several addresses in
   * 127.0.0.0/8, which only Linux has without configuration.
   *
   * @throws IllegalArgumentException if {@code nodes} is less than one
   */
  public CassandraLauncher withNodes(int nodes) {
    if (nodes < 1) {
      throw new IllegalArgumentException("nodes must be at least 1: " + nodes);
    }
    return with(
        new Settings(
            settings.java(), nodes, settings.durable(), settings.lines(), settings.timeout()));
  }

  /**
   * Returns a launcher whose nodes keep each acknowledged write when they are killed. Without it,
   * tables are defined and rows are written faster, and a killed node loses them.
   */
  public CassandraLauncher withDurableWrites() {
    return with(
        new Settings(
            settings.java(), settings.nodes(), true, settings.lines(), settings.timeout()));
  }

  /** Returns a launcher with more lines of {@code cassandra.yaml}. */
  public CassandraLauncher withSettings(List<String> lines) {
    return with(
        new Settings(
            settings.java(),
            settings.nodes(),
            settings.durable(),
            List.copyOf(lines),
            settings.timeout()));
  }

  /** Returns a launcher that waits this long for each node; without it, three minutes. */
  public CassandraLauncher withTimeout(Duration timeout) {
    return with(
        new Settings(
            settings.java(), settings.nodes(), settings.durable(), settings.lines(), timeout));
  }

  private CassandraLauncher with(Settings changed) {
    return new CassandraLauncher(jars, changed);
  }

  /**
   * Starts the nodes and waits until each of them answers.
   *
   * @throws ConfigurationException if no JDK can run the server
   * @throws BackendUnavailableException if a node ends, does not answer in time or has no free
   *     address; the message has the last lines of its log
   */
  public CassandraCluster start() {
    return start(LoopbackNetwork.free(settings.nodes()));
  }

  /** Starts the nodes on these addresses and ports. */
  CassandraCluster start(LoopbackNetwork network) {
    ServerJava java = ServerJava.require(settings.java(), jars.line());
    CassandraCluster cluster = new CassandraCluster(ServerFiles.create());
    try {
      for (int number = 1; number <= settings.nodes(); number++) {
        cluster.add(
            new NodePlan(number, network, !settings.durable(), jars, settings.lines()),
            java,
            settings.timeout());
      }
      cluster.launch();
      return cluster;
    } catch (RuntimeException e) {
      cluster.close();
      throw e;
    }
  }
}
