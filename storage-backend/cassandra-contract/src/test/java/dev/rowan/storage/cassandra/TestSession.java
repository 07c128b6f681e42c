package dev.rowan.storage.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Duration;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A driver session for a test class, with long timeouts for a loaded machine. Schema metadata is
 * off, because it would cost a second per table. Registered after the keyspace.
 */
final class TestSession implements BeforeAllCallback, AfterAllCallback {
  private final CassandraKeyspace keyspace;
  private CqlSession session;
  private Class<?> owner;

  TestSession(CassandraKeyspace keyspace) {
    this.keyspace = keyspace;
  }

  CqlSession session() {
    return session;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    if (owner == null) {
      owner = context.getRequiredTestClass();
      session = open(keyspace);
    }
  }

  @Override
  public void afterAll(ExtensionContext context) {
    if (context.getRequiredTestClass().equals(owner)) {
      session.close();
    }
  }

  private static CqlSession open(CassandraKeyspace keyspace) {
    return CqlSession.builder()
        .addContactPoint(keyspace.contactPoint())
        .withLocalDatacenter(keyspace.datacenter())
        .withConfigLoader(
            DriverConfigLoader.programmaticBuilder()
                .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofSeconds(30))
                .withDuration(
                    DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, Duration.ofSeconds(20))
                .withDuration(
                    DefaultDriverOption.CONTROL_CONNECTION_TIMEOUT, Duration.ofSeconds(20))
                .withBoolean(DefaultDriverOption.METADATA_SCHEMA_ENABLED, false)
                .withInt(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, 0)
                .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, 0)
                .build())
        .build();
  }
}
