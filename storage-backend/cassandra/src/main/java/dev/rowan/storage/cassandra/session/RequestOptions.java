package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.cql.Statement;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import java.util.Map;

/**
 * Applies the caller's options of one request to its statement. Options that the caller leaves open
 * come from the profile, then from the configuration of the session.
 */
final class RequestOptions {
  private RequestOptions() {}

  /**
   * Returns the statement with these options.
   *
   * @throws RejectedInputException if the configuration has no such profile
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
    if (options.timeout() != null) {
      wished = wished.setTimeout(options.timeout());
    }
    return options.tracing() == null ? wished : wished.setTracing(options.tracing());
  }

  /**
   * Returns the page size of a request.
   *
   * @throws RejectedInputException if the configuration has no such profile
   */
  static int pageSize(CallOptions options, DriverConfig config) {
    String profile = options.profile();
    if (profile == null) {
      return config.getDefaultProfile().getInt(DefaultDriverOption.REQUEST_PAGE_SIZE);
    }
    requireProfile(profile, config);
    return config.getProfile(profile).getInt(DefaultDriverOption.REQUEST_PAGE_SIZE);
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
