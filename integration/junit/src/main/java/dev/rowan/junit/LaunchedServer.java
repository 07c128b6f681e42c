package dev.rowan.junit;

import dev.rowan.error.RowanException;
import dev.rowan.storage.launcher.CassandraCluster;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A server that the first test which needs it starts, and that ends with this process. Test engines
 * and build tools can run each class as a run of its own, so the server belongs to the process and
 * not to a run. A server that did not start is not started again for the next test. Thread-safe.
 */
final class LaunchedServer {
  private static final Map<LaunchParameters, LaunchedServer> SERVERS = new ConcurrentHashMap<>();
  private static final AtomicInteger KEYSPACES = new AtomicInteger();

  private final @Nullable CassandraCluster cluster;
  private final @Nullable RowanException failure;

  private LaunchedServer(@Nullable CassandraCluster cluster, @Nullable RowanException failure) {
    this.cluster = cluster;
    this.failure = failure;
  }

  /**
   * Returns the server of these parameters, and starts it if it was not started.
   *
   * @throws RowanException if it did not start
   */
  static LaunchedServer of(LaunchParameters parameters) {
    LaunchedServer server = SERVERS.computeIfAbsent(parameters, LaunchedServer::start);
    if (server.failure != null) {
      throw server.failure.inCallingThread();
    }
    return server;
  }

  private static LaunchedServer start(LaunchParameters parameters) {
    try {
      return new LaunchedServer(parameters.launcher().start(), null);
    } catch (RowanException e) {
      return new LaunchedServer(null, e);
    }
  }

  /** Creates a keyspace and returns its name. */
  String createKeyspace() {
    String name = "test_" + KEYSPACES.incrementAndGet();
    execute(
        "CREATE KEYSPACE "
            + name
            + " WITH durable_writes = false AND replication ="
            + " {'class': 'SimpleStrategy', 'replication_factor': 1}");
    return name;
  }

  /** Removes a keyspace with all that is in it. */
  void drop(String keyspace) {
    execute("DROP KEYSPACE " + keyspace);
  }

  /** Returns the connection string of a keyspace. */
  String url(String keyspace) {
    InetSocketAddress node = started().contactPoints().get(0);
    return "rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create"
        .formatted(node.getHostString(), node.getPort(), keyspace, CassandraCluster.DATACENTER);
  }

  private synchronized void execute(String statement) {
    started().execute(statement); // one change of keyspaces at a time
  }

  private CassandraCluster started() {
    return Objects.requireNonNull(cluster, "not started");
  }
}
