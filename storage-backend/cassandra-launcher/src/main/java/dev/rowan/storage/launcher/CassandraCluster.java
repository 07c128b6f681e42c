package dev.rowan.storage.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * One or more real Cassandra nodes that form a cluster, each in a JVM of its own. They end with
 * this JVM, also if it is killed. The data centre is called {@value #DATACENTER}. The logs of the
 * nodes stay in {@code cassandra-<process>} of the build directory, which is {@code target} or
 * {@code build} below the working directory. All other files are removed. Not thread-safe.
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
 */
public final class CassandraCluster implements AutoCloseable {
  /** The data centre that all nodes are in. */
  public static final String DATACENTER = "datacenter1";

  private final List<CassandraNode> nodes = new ArrayList<>();
  private final ServerFiles files;
  private final Thread atExit = new Thread(this::stop, "stop Cassandra");

  CassandraCluster(ServerFiles files) {
    this.files = files;
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  void add(NodePlan plan, ServerJava java, Duration timeout) {
    nodes.add(new CassandraNode(plan, files, java, timeout));
  }

  /** Starts all nodes, and waits until each of them answers. */
  void launch() {
    nodes.forEach(CassandraNode::launch);
    nodes.forEach(CassandraNode::awaitCql);
  }

  /** Returns where each node answers CQL, in the order of their numbers. */
  public List<InetSocketAddress> contactPoints() {
    return nodes.stream().map(CassandraNode::address).toList();
  }

  /**
   * Executes CQL statements on the first node, one after the other on one connection.
   *
   * @throws UncheckedIOException if the node refuses one, with its message
   */
  public void execute(String... statements) {
    CqlConnection.execute(nodes.get(0).address(), statements);
  }

  /** Ends a node as a power failure would; the first node has number 1. */
  public void kill(int number) {
    nodes.get(number - 1).kill();
  }

  /** Starts a node that was killed, and waits until it answers. */
  public void restart(int number) {
    CassandraNode node = nodes.get(number - 1);
    node.launch();
    node.awaitCql();
  }

  /** Returns the process of a node, to watch it; the first node has number 1. */
  public ProcessHandle process(int number) {
    return nodes.get(number - 1).process();
  }

  /** Ends all nodes and removes what they stored, but not their logs. */
  @Override
  public void close() {
    stop();
    Runtime.getRuntime().removeShutdownHook(atExit);
  }

  private void stop() {
    nodes.forEach(CassandraNode::kill);
    files.remove();
  }

  /** Reads a file whole. */
  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
