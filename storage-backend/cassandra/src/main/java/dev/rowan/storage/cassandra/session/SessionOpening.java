package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.CqlSessionBuilder;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.DriverException;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.config.ProgrammaticDriverConfigLoaderBuilder;
import com.datastax.oss.driver.api.core.metadata.Node;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.async.Failures;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Opens a session for a connection string. Settings that the string does not contain come from the
 * driver's own configuration: credentials, encryption, timeouts, profiles.
 */
public final class SessionOpening {
  private static final String USUAL = DefaultConsistencyLevel.LOCAL_QUORUM.name();

  /**
   * The driver's default consistency; reading it from the driver's map of defaults takes 60 ms at
   * start-up.
   */
  static final String OF_THE_DRIVER = DefaultConsistencyLevel.LOCAL_ONE.name();

  private SessionOpening() {}

  /**
   * Opens a session.
   *
   * @param prepare adds what the caller knows to the driver's builder, such as credentials
   * @param meanwhile runs on this thread while the driver's threads open the session
   * @throws ConfigurationException if the driver cannot be configured this way, or does not know
   *     the profile
   */
  public static CqlSession open(
      ClusterAddress address,
      SessionSettings settings,
      Consumer<CqlSessionBuilder> prepare,
      Runnable meanwhile) {
    CompletionStage<CqlSession> opening =
        opening(address, settings.datacenter(), configuration(address, settings), prepare);
    try {
      meanwhile.run();
    } catch (RuntimeException e) {
      // No other code closes it; and close() must not be used, because it blocks and this is a
      // thread of the driver.
      var unused = opening.thenCompose(CqlSession::closeAsync);
      throw e;
    }
    CqlSession session = opened(opening, address);
    requireDatacenter(session, settings.datacenter());
    String profile = settings.profile();
    if (profile != null && !session.getContext().getConfig().getProfiles().containsKey(profile)) {
      session.close();
      throw new ConfigurationException(
          ErrorCode.MALFORMED_CONNECTION,
          Map.of("option", "profile", "expected", "a profile of the driver's configuration"),
          null);
    }
    return session;
  }

  private static DriverConfigLoader configuration(
      ClusterAddress address, SessionSettings settings) {
    ProgrammaticDriverConfigLoaderBuilder builder =
        DriverConfigLoader.programmaticBuilder()
            .withString(DefaultDriverOption.REQUEST_CONSISTENCY, consistency(settings))
            .withStringList(
                DefaultDriverOption.METADATA_SCHEMA_REFRESHED_KEYSPACES,
                List.of(address.keyspace()))
            // Values are never logged, and texts of the servers may contain them.
            .withBoolean(DefaultDriverOption.REQUEST_LOGGER_VALUES, false)
            .withBoolean(DefaultDriverOption.REQUEST_LOG_WARNINGS, false)
            // No request is in flight when the session is closed, so there is nothing to wait for.
            .withInt(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, 0)
            // Except for the driver itself, which logs an error if this period ends before its
            // check.
            .withString(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_UNIT, "MILLISECONDS")
            .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, 20)
            .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_TIMEOUT, 15_000);
    if (settings.serialConsistency() != null) {
      builder.withString(
          DefaultDriverOption.REQUEST_SERIAL_CONSISTENCY, settings.serialConsistency());
    }
    if (settings.timeout() != null) {
      builder.withDuration(DefaultDriverOption.REQUEST_TIMEOUT, settings.timeout());
    }
    if (settings.pageSize() != null) {
      builder.withInt(DefaultDriverOption.REQUEST_PAGE_SIZE, settings.pageSize());
    }
    return builder.build();
  }

  /**
   * Returns the requested consistency, else the configured one, else a majority. A configuration
   * with the driver's default cannot be distinguished from one without a setting.
   */
  static String consistency(SessionSettings settings) {
    if (settings.consistency() != null) {
      return settings.consistency();
    }
    try (DriverConfigLoader configured = DriverConfigLoader.programmaticBuilder().build()) {
      String said =
          configured
              .getInitialConfig()
              .getDefaultProfile()
              .getString(DefaultDriverOption.REQUEST_CONSISTENCY);
      return said.equals(OF_THE_DRIVER) ? USUAL : said;
    }
  }

  private static CompletionStage<CqlSession> opening(
      ClusterAddress address,
      @Nullable String datacenter,
      DriverConfigLoader configuration,
      Consumer<CqlSessionBuilder> prepare) {
    CqlSessionBuilder builder = CqlSession.builder().withConfigLoader(configuration);
    builder.addContactPoints(address.contactPoints());
    if (datacenter != null) {
      builder.withLocalDatacenter(datacenter);
    }
    prepare.accept(builder);
    return builder.buildAsync();
  }

  /** The driver opens a session without nodes in its data centre, and then sends no request. */
  private static void requireDatacenter(CqlSession session, @Nullable String wanted) {
    Set<String> there = new TreeSet<>();
    for (Node node : session.getMetadata().getNodes().values()) {
      if (node.getDatacenter() != null) {
        there.add(node.getDatacenter());
      }
    }
    if (wanted != null && !there.isEmpty() && !there.contains(wanted)) {
      session.close();
      throw new ConfigurationException(
          ErrorCode.MALFORMED_CONNECTION,
          Map.of(
              "option", "datacenter",
              "found", "a data centre that the cluster does not have",
              "expected", "one of " + String.join(", ", there)),
          null);
    }
  }

  private static CqlSession opened(CompletionStage<CqlSession> opening, ClusterAddress address) {
    try {
      return result(opening);
    } catch (IllegalStateException | IllegalArgumentException e) {
      throw new ConfigurationException(
          ErrorCode.MALFORMED_CONNECTION,
          Map.of("cluster", "the driver cannot be configured", "expected", "?datacenter=<name>"),
          e);
    } catch (RuntimeException e) {
      throw DriverErrors.notOpened(e, address.places());
    }
  }

  private static CqlSession result(CompletionStage<CqlSession> opening) {
    try {
      return opening.toCompletableFuture().join();
    } catch (CompletionException e) {
      if (Failures.unwrap(e) instanceof DriverException failure) {
        throw failure.copy(); // The stack trace of the copy shows the waiting caller.
      }
      throw Failures.unchecked(e);
    }
  }
}
