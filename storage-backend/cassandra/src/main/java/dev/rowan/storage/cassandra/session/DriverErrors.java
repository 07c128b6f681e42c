package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.DriverException;
import com.datastax.oss.driver.api.core.RequestThrottlingException;
import com.datastax.oss.driver.api.core.auth.AuthenticationException;
import com.datastax.oss.driver.api.core.connection.BusyConnectionException;
import com.datastax.oss.driver.api.core.servererrors.BootstrappingException;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import com.datastax.oss.driver.api.core.servererrors.OverloadedException;
import com.datastax.oss.driver.api.core.servererrors.ReadFailureException;
import com.datastax.oss.driver.api.core.servererrors.ReadTimeoutException;
import com.datastax.oss.driver.api.core.servererrors.TruncateException;
import com.datastax.oss.driver.api.core.servererrors.UnauthorizedException;
import com.datastax.oss.driver.api.core.servererrors.UnavailableException;
import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatch;
import dev.rowan.error.SetupMistake;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/**
 * What the driver and the servers report, by what the caller can do. The cause stays; the texts are
 * ours, as those of the servers may repeat values.
 */
public final class DriverErrors {
  private DriverErrors() {}

  /** Returns the error of Rowan's for a failure of any kind. */
  public static RowanException translated(Throwable failure) {
    Throwable bare = failure;
    while ((bare instanceof CompletionException || bare instanceof ExecutionException)
        && bare.getCause() != null) {
      bare = bare.getCause();
    }
    if (bare instanceof RowanException known) {
      return known;
    }
    if (bare instanceof InvalidQueryException invalid) {
      return refused(invalid);
    }
    if (bare instanceof UnauthorizedException || isAuthentication(bare)) {
      return new SetupMistake(ErrorCode.ACCESS_DENIED, Map.of(), bare);
    }
    if (neverStarted(bare)) {
      return new BackendUnavailable(ErrorCode.CLUSTER_UNAVAILABLE, reason(bare), bare);
    }
    if (bare instanceof ReadTimeoutException
        || bare instanceof ReadFailureException
        || bare instanceof TruncateException) {
      return new BackendUnavailable(ErrorCode.TIMED_OUT, reason(bare), bare);
    }
    if (bare instanceof DriverException) {
      return new BackendUnavailable(ErrorCode.OUTCOME_UNKNOWN, reason(bare), bare);
    }
    return new BackendUnavailable(ErrorCode.STORE_FAILED, reason(bare), bare);
  }

  private static boolean isAuthentication(Throwable failure) {
    return failure instanceof AuthenticationException
        || (failure instanceof AllNodesFailedException all
            && all.getAllErrors().values().stream()
                .flatMap(List::stream)
                .anyMatch(AuthenticationException.class::isInstance));
  }

  /** Whether no replica can have applied anything. */
  private static boolean neverStarted(Throwable failure) {
    if (failure instanceof AllNodesFailedException all) {
      return all.getAllErrors().values().stream()
          .flatMap(List::stream)
          .allMatch(DriverErrors::neverStarted);
    }
    return failure instanceof UnavailableException
        || failure instanceof OverloadedException
        || failure instanceof BootstrappingException
        || failure instanceof BusyConnectionException
        || failure instanceof RequestThrottlingException;
  }

  /** A statement of ours that the server does not take: too large, or not of the tables it has. */
  private static RowanException refused(InvalidQueryException failure) {
    String text = String.valueOf(failure.getMessage());
    if (text.startsWith("Batch too large")) {
      return new RejectedInput(ErrorCode.UNIT_TOO_LARGE, Map.of(), failure);
    }
    boolean schema =
        text.startsWith("unconfigured table")
            || text.startsWith("table ")
            || text.startsWith("Undefined column name")
            || text.startsWith("Keyspace ")
            || text.startsWith("keyspace ");
    return schema
        ? new SchemaMismatch(ErrorCode.SCHEMA_MISMATCH, Map.of(), failure)
        : new RejectedInput(ErrorCode.VALUE_REJECTED, Map.of(), failure);
  }

  private static Map<String, String> reason(Throwable failure) {
    return Map.of("reported", failure.getClass().getSimpleName());
  }
}
