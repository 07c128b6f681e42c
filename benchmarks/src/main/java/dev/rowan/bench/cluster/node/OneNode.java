package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.CqlSessionBuilder;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.tracker.RequestTracker;
import dev.rowan.storage.contract.cassandra.CassandraNodes;
import dev.rowan.storage.launcher.CassandraCluster;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A real Cassandra of one node: a new one, or with {@code -Drowan.test.cassandra=host:port} an
 * existing one, in which the keyspace {@value #KEYSPACE} is created again.
 */
public final class OneNode implements AutoCloseable {
  /** The keyspace. */
  public static final String KEYSPACE = "bench";

  private final @Nullable CassandraCluster own;
  private final InetSocketAddress address;

  /** Starts the node, or connects to the existing one, and creates the keyspace. */
  public OneNode() {
    String existing = System.getProperty("rowan.test.cassandra");
    if (existing == null) {
      own = CassandraNodes.start(1);
      address = own.contactPoints().get(0);
    } else {
      own = null;
      int colon = existing.lastIndexOf(':');
      address =
          new InetSocketAddress(
              existing.substring(0, colon), Integer.parseInt(existing.substring(colon + 1)));
    }
    try (CqlSession session = patientSession(address())) {
      define(session, "DROP KEYSPACE IF EXISTS " + KEYSPACE);
      define(
          session,
          "CREATE KEYSPACE "
              + KEYSPACE
              + " WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}");
    }
  }

  /** Returns host and port. */
  public String address() {
    return address.getHostString() + ":" + address.getPort();
  }

  /** Opens a session with the driver's configuration, except for its address. */
  static CqlSession session(String address) {
    return builder(address).build();
  }

  /** Opens a session with longer timeouts, for a busy machine. */
  static CqlSession patientSession(String address) {
    return builder(address)
        .withConfigLoader(
            DriverConfigLoader.programmaticBuilder()
                .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofMinutes(1))
                .build())
        .build();
  }

  /** Opens such a session that reports each request. */
  public static CqlSession trackedSession(String address, RequestTracker tracker) {
    return builder(address)
        .withRequestTracker(tracker)
        .withConfigLoader(
            DriverConfigLoader.programmaticBuilder()
                .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofMinutes(1))
                .build())
        .build();
  }

  private static CqlSessionBuilder builder(String address) {
    int colon = address.lastIndexOf(':');
    return CqlSession.builder()
        .addContactPoint(
            new InetSocketAddress(
                address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))))
        .withLocalDatacenter(CassandraCluster.DATACENTER);
  }

  private static void define(CqlSession session, String cql) {
    session.execute(cql);
  }

  @Override
  public void close() {
    if (own != null) {
      own.close();
    }
  }
}
