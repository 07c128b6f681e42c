package dev.rowan.docs.guide;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.CqlSessionBuilder;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same calls with the same results on each store that is in this process. */
abstract class OnEachLocalStore {
  /** Makes the calls on a new store, and compares their results. */
  abstract void callsOn(String store);

  @Test
  void ofTheStoreOnTheHeap() {
    callsOn("rowan:memory:");
  }

  @Test
  void ofAStoreLikeACluster() {
    callsOn("rowan:memory:?like=cassandra");
  }

  @Test
  void ofTheStoreInADirectory(@TempDir Path directory) {
    callsOn("rowan:embedded:" + directory.resolve("store"));
  }

  /** Opens a session of the driver, as another program does. */
  static CqlSession driver(CassandraKeyspace keyspace) {
    return withoutKeyspace(keyspace).withKeyspace(keyspace.name()).build();
  }

  /**
   * Returns the builder of a session without a keyspace. The driver waits a second for further
   * changes of the schema, and two seconds when a session is closed; this session does not.
   */
  static CqlSessionBuilder withoutKeyspace(CassandraKeyspace keyspace) {
    return CqlSession.builder()
        .addContactPoint(keyspace.contactPoint())
        .withLocalDatacenter(keyspace.datacenter())
        .withConfigLoader(
            DriverConfigLoader.programmaticBuilder()
                .withDuration(DefaultDriverOption.METADATA_SCHEMA_WINDOW, Duration.ofMillis(10))
                .withInt(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, 0)
                // with no period at all, the driver logs an error
                .withString(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_UNIT, "MILLISECONDS")
                .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, 20)
                .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_TIMEOUT, 15_000)
                .build());
  }
}
