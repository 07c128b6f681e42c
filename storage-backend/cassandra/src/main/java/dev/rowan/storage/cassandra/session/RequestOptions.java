package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.config.DriverExecutionProfile;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.cql.Statement;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Applies the caller's options of one request to its statement. Options that the caller leaves open
 * come from the profile, then from the configuration of the session.
 */
final class RequestOptions {
  /** As long as servers wait for a TRUNCATE of all nodes. Source: cassandra.yaml of version 5.0. */
  private static final Duration SCHEMA_CHANGE = Duration.ofSeconds(60);

  private RequestOptions() {}

  /**
   * Returns the statement with these options.
   *
   * @throws RejectedInputException if the configuration has no such profile
   * @throws BackendUnavailableException if the call has no time left for a request
   */
  static <S extends Statement<S>> S on(S statement, CallOptions options, DriverConfig config) {
    S wished = statement;
    if (options.profile() != null) {
      requireProfile(options.profile(), config);
      wished = wished.setExecutionProfileName(options.profile());
    }
    if (options.consistency() != null) {
      wished =
          wished.setConsistencyLevel(DefaultConsistencyLevel.valueOf(options.consistency().name()));
    }
    if (options.serialConsistency() != null) {
      wished =
          wished.setSerialConsistencyLevel(
              DefaultConsistencyLevel.valueOf(options.serialConsistency().name()));
    }
    Duration timeout = timeout(options, config);
    if (timeout != null) {
      wished = wished.setTimeout(timeout);
    }
    return options.tracing() == null ? wished : wished.setTracing(options.tracing());
  }

  /**
   * Returns a batch with these options. Batches of the driver ignore a timeout of their own, so a
   * profile has it, if it differs from the configured one.
   *
   * @throws RejectedInputException if the configuration has no such profile
   * @throws BackendUnavailableException if the call has no time left for a request
   */
  static BatchStatement onBatch(BatchStatement batch, CallOptions options, DriverConfig config) {
    BatchStatement wished = on(batch, options, config);
    Duration timeout = timeout(options, config);
    DriverExecutionProfile profile = profile(options, config);
    return timeout == null
            || timeout.equals(profile.getDuration(DefaultDriverOption.REQUEST_TIMEOUT))
        ? wished
        : wished.setExecutionProfile(
            profile.withDuration(DefaultDriverOption.REQUEST_TIMEOUT, timeout));
  }

  /**
   * Returns the schema change with a timeout of 60 seconds, or the configured one if that is
   * longer: a change of tables takes longer than a read or write, above all on a node that just
   * started.
   */
  static SimpleStatement onSchemaChange(SimpleStatement statement, DriverConfig config) {
    Duration configured =
        config.getDefaultProfile().getDuration(DefaultDriverOption.REQUEST_TIMEOUT);
    return statement.setTimeout(
        configured.compareTo(SCHEMA_CHANGE) < 0 ? SCHEMA_CHANGE : configured);
  }

  /**
   * Returns how long a request may take: not longer than the call, and not longer than configured
   * if the caller gives no timeout; null for as long as configured.
   *
   * @throws BackendUnavailableException if the call has no time left for a request
   */
  private static @Nullable Duration timeout(CallOptions options, DriverConfig config) {
    Deadline deadline = options.deadline();
    if (deadline == null) {
      return options.timeout();
    }
    long left = deadline.nanosLeft();
    if (left <= 0) {
      throw new BackendUnavailableException(
          ErrorCode.TIMED_OUT, Map.of("left", "no time for another request"), null);
    }
    Duration ofCall = Duration.ofNanos(left);
    Duration most =
        options.timeout() == null
            ? profile(options, config).getDuration(DefaultDriverOption.REQUEST_TIMEOUT)
            : options.timeout();
    return ofCall.compareTo(most) < 0 ? ofCall : most;
  }

  private static DriverExecutionProfile profile(CallOptions options, DriverConfig config) {
    String profile = options.profile();
    return profile == null ? config.getDefaultProfile() : config.getProfile(profile);
  }

  /**
   * Returns the page size of a request.
   *
   * @throws RejectedInputException if the configuration has no such profile
   */
  static int pageSize(CallOptions options, DriverConfig config) {
    if (options.profile() != null) {
      requireProfile(options.profile(), config);
    }
    return profile(options, config).getInt(DefaultDriverOption.REQUEST_PAGE_SIZE);
  }

  private static void requireProfile(String profile, DriverConfig config) {
    if (!config.getProfiles().containsKey(profile)) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of("profile", profile + ", which is missing in the driver's configuration"),
          null);
    }
  }
}
