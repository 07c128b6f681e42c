package dev.rowan.storage.contract.cassandra;

import dev.rowan.storage.launcher.CassandraCluster;
import dev.rowan.storage.launcher.CassandraLauncher;
import java.util.List;

/** Starts nodes of the version that the run is for, for tests that kill or configure them. */
public final class CassandraNodes {
  private CassandraNodes() {}

  /**
   * Starts nodes that keep what they acknowledged, and waits until each of them answers.
   *
   * @throws IllegalStateException if the build did not say where the server's class path is
   */
  public static CassandraCluster start(int size) {
    return CassandraVersion.usual().launcher().withNodes(size).withDurableWrites().start();
  }

  /**
   * Starts a node that is configured otherwise than usual, and forgets its tables if it is killed;
   * see {@link #start}.
   *
   * @param settings lines of {@code cassandra.yaml}, such as {@code user_timestamps_enabled: false}
   */
  public static CassandraCluster configured(List<String> settings) {
    return CassandraVersion.usual().launcher().withSettings(settings).start();
  }

  /**
   * Returns whether nodes may be started here: not with {@code -DskipCassandra}, and not without a
   * JDK that can run them.
   */
  public static boolean canStart() {
    return !SharedCassandra.isSkipped()
        && (System.getProperty(CassandraVersion.JAVA) != null || CassandraLauncher.findsJava());
  }
}
