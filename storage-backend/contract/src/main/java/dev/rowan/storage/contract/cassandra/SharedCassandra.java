package dev.rowan.storage.contract.cassandra;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The server of a whole test run: one of our own, started by the first who asks and closed by JUnit
 * at the end, or one that was there and stays.
 */
record SharedCassandra(
    InetSocketAddress contactPoint, String datacenter, @Nullable CassandraCluster own)
    implements AutoCloseable {
  private static final String SKIP = "skipCassandra";
  private static final String EXISTING = "rowan.test.cassandra";
  private static final String EXISTING_DATACENTER = EXISTING + ".datacenter";

  /** Returns why there can be no server, or null. */
  static @Nullable String obstacle() {
    if (isSkipped()) {
      return "-D" + SKIP;
    }
    boolean possible = System.getProperty(EXISTING) != null || ServerJava.find().isPresent();
    return possible ? null : ServerJava.NONE;
  }

  static boolean isSkipped() {
    return !System.getProperty(SKIP, "false").equals("false");
  }

  static SharedCassandra of(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(ExtensionContext.Namespace.create(SharedCassandra.class))
        .getOrComputeIfAbsent(SharedCassandra.class, key -> start(), SharedCassandra.class);
  }

  boolean outlivesTheRun() {
    return own == null;
  }

  private static SharedCassandra start() {
    String existing = System.getProperty(EXISTING);
    if (existing == null) {
      CassandraCluster cluster = CassandraCluster.throwaway();
      return new SharedCassandra(
          cluster.contactPoints().get(0), CassandraCluster.DATACENTER, cluster);
    }
    int colon = existing.lastIndexOf(':');
    if (colon < 0 || !existing.substring(colon + 1).matches("\\d{1,5}")) {
      throw new IllegalStateException("-D" + EXISTING + " is not host:port");
    }
    return new SharedCassandra(
        new InetSocketAddress(
            existing.substring(0, colon), Integer.parseInt(existing.substring(colon + 1))),
        System.getProperty(EXISTING_DATACENTER, CassandraCluster.DATACENTER),
        null);
  }

  @Override
  public void close() {
    if (own != null) {
      own.close();
    }
  }
}
