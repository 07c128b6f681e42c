package dev.rowan.storage.contract.cassandra;

import dev.rowan.storage.launcher.CassandraCluster;
import java.net.InetSocketAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The server of all tests of a JVM: one of our own, which the first test starts and JUnit closes
 * after the last, or an existing one, which stays. Belongs to the session of JUnit's launcher,
 * because Surefire with several JVMs executes each class by itself, in one session.
 */
record SharedCassandra(
    InetSocketAddress contactPoint, String datacenter, @Nullable CassandraCluster own)
    implements AutoCloseable {
  private static final String SKIP = "skipCassandra";
  static final String EXISTING = "rowan.test.cassandra";
  private static final String EXISTING_DATACENTER = EXISTING + ".datacenter";

  /** Returns why there can be no server, or null. */
  static @Nullable String obstacle() {
    if (isSkipped()) {
      return "-D" + SKIP;
    }
    boolean possible = System.getProperty(EXISTING) != null || CassandraNodes.canStart();
    return possible
        ? null
        : "no JDK here can run Cassandra: name one with -D" + CassandraVersion.JAVA;
  }

  static boolean isSkipped() {
    return !System.getProperty(SKIP, "false").equals("false");
  }

  static SharedCassandra of(ExtensionContext context, @Nullable CassandraVersion version) {
    return context
        .getStore(
            ExtensionContext.StoreScope.LAUNCHER_SESSION,
            ExtensionContext.Namespace.create(SharedCassandra.class))
        .getOrComputeIfAbsent(
            List.of(SharedCassandra.class, String.valueOf(version)),
            key -> version == null ? start() : start(version),
            SharedCassandra.class);
  }

  boolean outlivesTheRun() {
    return own == null;
  }

  private static SharedCassandra start() {
    String existing = System.getProperty(EXISTING);
    if (existing == null) {
      return start(CassandraVersion.usual());
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

  private static SharedCassandra start(CassandraVersion version) {
    CassandraCluster cluster = version.launcher().start();
    return new SharedCassandra(
        cluster.contactPoints().get(0), CassandraCluster.DATACENTER, cluster);
  }

  @Override
  public void close() {
    if (own != null) {
      own.close();
    }
  }
}
