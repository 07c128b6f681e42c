package dev.rowan.storage.contract.cassandra;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One or more real Cassandra nodes that form a cluster, each in a JVM of its own. They end with
 * this JVM, however it ends. The data centre is called {@value #DATACENTER}. The servers' logs stay
 * in {@code target/cassandra-<process>} of the module under test.
 *
 * <p>A node that is killed and started again holds what it had acknowledged. Not thread-safe.
 */
public final class CassandraCluster implements AutoCloseable {
  /** The data centre that all nodes are in. */
  public static final String DATACENTER = "datacenter1";

  private final List<CassandraNode> nodes = new ArrayList<>();
  private final ServerFiles files;
  private final Thread atExit = new Thread(this::stop, "stop Cassandra");

  private CassandraCluster(
      int size, boolean throwaway, CassandraVersion version, List<String> settings) {
    LoopbackNetwork network = LoopbackNetwork.free(size);
    ServerJava java =
        ServerJava.find().orElseThrow(() -> new IllegalStateException(ServerJava.NONE));
    files = ServerFiles.create();
    Runtime.getRuntime().addShutdownHook(atExit);
    for (int number = 1; number <= size; number++) {
      nodes.add(
          new CassandraNode(
              new NodePlan(number, network, throwaway, version, settings), files, java));
    }
  }

  /**
   * Starts nodes and waits until each of them answers.
   *
   * @throws IllegalStateException if a node does not start, with the end of its log; if there is no
   *     JDK that can run it, or if the build did not say where the server's class path is
   */
  public static CassandraCluster start(int size) {
    return start(size, false, CassandraVersion.usual(), List.of());
  }

  /**
   * Starts a node that is configured otherwise than usual, and forgets its tables if it is killed;
   * see {@link #start}.
   *
   * @param settings lines of {@code cassandra.yaml}, such as {@code user_timestamps_enabled: false}
   */
  public static CassandraCluster configured(List<String> settings) {
    return start(1, true, CassandraVersion.usual(), settings);
  }

  /**
   * Returns whether nodes may be started here: not with {@code -DskipCassandra}, and not without a
   * JDK that can run them.
   */
  public static boolean canStart() {
    return !SharedCassandra.isSkipped() && ServerJava.find().isPresent();
  }

  /** Starts a node that defines tables and writes rows faster, but loses them if it is killed. */
  static CassandraCluster throwaway(CassandraVersion version) {
    return start(1, true, version, List.of());
  }

  private static CassandraCluster start(
      int size, boolean throwaway, CassandraVersion version, List<String> settings) {
    CassandraCluster cluster = new CassandraCluster(size, throwaway, version, settings);
    try {
      cluster.nodes.forEach(CassandraNode::launch);
      cluster.nodes.forEach(CassandraNode::awaitCql);
      return cluster;
    } catch (RuntimeException e) {
      cluster.close();
      throw e;
    }
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

  /** Returns the process of a node, to watch it. */
  ProcessHandle process(int number) {
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
