package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.CqlSessionBuilder;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.config.ProgrammaticDriverConfigLoaderBuilder;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Opens a session for a connection string. What the string does not say, the driver's own
 * configuration says: credentials, encryption, time limits, profiles.
 */
public final class SessionOpening {
  private SessionOpening() {}

  /**
   * Opens a session.
   *
   * @param datacenter the one that is called, or null for that of the driver's configuration
   * @param consistency of reads and writes
   */
  public static CqlSession open(
      ClusterAddress address, @Nullable String datacenter, String consistency) {
    ProgrammaticDriverConfigLoaderBuilder settings =
        DriverConfigLoader.programmaticBuilder()
            .withString(DefaultDriverOption.REQUEST_CONSISTENCY, consistency)
            .withStringList(
                DefaultDriverOption.METADATA_SCHEMA_REFRESHED_KEYSPACES,
                List.of(address.keyspace()))
            // values are in no log
            .withBoolean(DefaultDriverOption.REQUEST_LOGGER_VALUES, false)
            // no call is under way any more when it is closed: nothing to wait for
            .withInt(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, 0)
            // but for the driver itself, which logs an error if this is over before it looks
            .withString(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_UNIT, "MILLISECONDS")
            .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, 20)
            .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_TIMEOUT, 15_000);
    CqlSessionBuilder builder = CqlSession.builder().withConfigLoader(settings.build());
    builder.addContactPoints(address.contactPoints());
    if (datacenter != null) {
      builder.withLocalDatacenter(datacenter);
    }
    try {
      return builder.build();
    } catch (IllegalStateException | IllegalArgumentException e) {
      throw new SetupMistake(
          ErrorCode.MALFORMED_CONNECTION,
          Map.of("cluster", "the driver cannot be configured", "expected", "?datacenter=<name>"),
          e);
    } catch (RuntimeException e) {
      throw DriverErrors.notOpened(e);
    }
  }
}
