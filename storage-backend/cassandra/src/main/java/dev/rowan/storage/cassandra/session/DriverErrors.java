package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.UnsupportedProtocolVersionException;
import com.datastax.oss.driver.api.core.auth.AuthenticationException;
import com.datastax.oss.driver.api.core.connection.FrameTooLongException;
import com.datastax.oss.driver.api.core.servererrors.AlreadyExistsException;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import com.datastax.oss.driver.api.core.servererrors.QueryConsistencyException;
import com.datastax.oss.driver.api.core.servererrors.QueryValidationException;
import com.datastax.oss.driver.api.core.servererrors.ReadTimeoutException;
import com.datastax.oss.driver.api.core.servererrors.UnauthorizedException;
import com.datastax.oss.driver.api.core.servererrors.UnavailableException;
import com.datastax.oss.driver.api.core.servererrors.WriteFailureException;
import com.datastax.oss.driver.api.core.servererrors.WriteTimeoutException;
import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatch;
import dev.rowan.error.SetupMistake;
import dev.rowan.error.UnsupportedByBackend;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/**
 * What the driver and the servers report, by what the caller can do: refused, failed for certain,
 * or unknown. The cause stays; the texts are ours, as those of the servers may repeat values.
 */
public final class DriverErrors {
  private static final List<String> OF_SCHEMA =
      List.of("unconfigured table", "table ", "Undefined column name", "Keyspace ", "keyspace ");

  private DriverErrors() {}

  /** Returns the stage, failing with errors of Rowan's. */
  public static <T> CompletionStage<T> translating(CompletionStage<T> stage, Call call) {
    CompletableFuture<T> result = new CompletableFuture<>();
    stage.whenComplete(
        (value, failure) -> {
          if (failure == null) {
            result.complete(value);
          } else {
            result.completeExceptionally(translated(failure, call));
          }
        });
    return result;
  }

  /** Returns the stage of a request; where it cannot even be sent, one that has written nothing. */
  static <T> CompletionStage<T> sending(Call call, Supplier<CompletionStage<T>> request) {
    try {
      return request.get();
    } catch (RuntimeException e) {
      return notSent(call, e);
    }
  }

  /** Returns the stage of a request that could not be sent. */
  static <T> CompletableFuture<T> notSent(Call call, RuntimeException failure) {
    return CompletableFuture.failedFuture(
        translated(failure, call == Call.READ ? Call.READ : Call.PREPARATION));
  }

  /** Returns the error of Rowan's for a failure of any kind. */
  public static RowanException translated(Throwable failure, Call call) {
    Throwable bare = bare(failure);
    if (bare instanceof RowanException known) {
      return known;
    }
    if (Attempts.mayBeApplied(bare, call)) {
      return new OutcomeUnknown(ErrorCode.OUTCOME_UNKNOWN, reason(bare), bare);
    }
    if (bare instanceof UnauthorizedException || isAuthentication(bare)) {
      return new SetupMistake(ErrorCode.ACCESS_DENIED, Map.of(), bare);
    }
    if (bare instanceof QueryValidationException invalid) {
      return refused(invalid);
    }
    if (bare instanceof FrameTooLongException && call != Call.READ) {
      return new RejectedInput(ErrorCode.UNIT_TOO_LARGE, Map.of(), bare);
    }
    return new BackendUnavailable(codeOfFailure(bare, call), reason(bare), bare);
  }

  /** Returns the error of Rowan's for a session that cannot be opened. */
  static RowanException notOpened(RuntimeException failure) {
    if (isAuthentication(failure)) {
      return new SetupMistake(ErrorCode.ACCESS_DENIED, Map.of(), failure);
    }
    if (failure instanceof UnsupportedProtocolVersionException) {
      return new UnsupportedByBackend(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("needed", "version 4 or 5 of CQL's native protocol"),
          failure);
    }
    return new BackendUnavailable(ErrorCode.CLUSTER_UNAVAILABLE, reason(failure), failure);
  }

  /** Returns whether the servers do not take the credentials. */
  static boolean isAuthentication(Throwable failure) {
    return failure instanceof AuthenticationException
        || (failure instanceof AllNodesFailedException all
            && all.getAllErrors().values().stream()
                .flatMap(List::stream)
                .anyMatch(AuthenticationException.class::isInstance));
  }

  private static Throwable bare(Throwable failure) {
    Throwable bare = failure;
    while ((bare instanceof CompletionException || bare instanceof ExecutionException)
        && bare.getCause() != null) {
      bare = bare.getCause();
    }
    return bare;
  }

  /** Of what failed for certain. */
  private static ErrorCode codeOfFailure(Throwable failure, Call call) {
    if (call != Call.READ || Attempts.neverBegan(failure, call)) {
      return ErrorCode.CLUSTER_UNAVAILABLE;
    }
    return failure instanceof ReadTimeoutException || failure instanceof DriverTimeoutException
        ? ErrorCode.TIMED_OUT
        : ErrorCode.READ_FAILED;
  }

  /** A statement of ours that the server does not take: too large, or not of the tables it has. */
  private static RowanException refused(QueryValidationException failure) {
    String text = String.valueOf(failure.getMessage());
    if (text.startsWith("Batch too large")) {
      return new RejectedInput(ErrorCode.UNIT_TOO_LARGE, Map.of(), failure);
    }
    if (failure instanceof AlreadyExistsException
        || OF_SCHEMA.stream().anyMatch(text::startsWith)) {
      return new SchemaMismatch(ErrorCode.SCHEMA_MISMATCH, Map.of(), failure);
    }
    return failure instanceof InvalidQueryException
        ? new RejectedInput(ErrorCode.VALUE_REJECTED, Map.of(), failure)
        : new UnsupportedByBackend(ErrorCode.UNSUPPORTED_BY_BACKEND, reason(failure), failure);
  }

  private static Map<String, String> reason(Throwable failure) {
    Map<String, String> reason = new TreeMap<>();
    reason.put("reported", failure.getClass().getSimpleName());
    if (failure instanceof WriteTimeoutException timeout) {
      reason.put("write", timeout.getWriteType().name());
    } else if (failure instanceof WriteFailureException writeFailure) {
      reason.put("write", writeFailure.getWriteType().name());
    }
    if (failure instanceof QueryConsistencyException answers) {
      reason.put("consistency", answers.getConsistencyLevel().name());
      reason.put("answers", answers.getReceived() + " of " + answers.getBlockFor());
    } else if (failure instanceof UnavailableException unavailable) {
      reason.put("consistency", unavailable.getConsistencyLevel().name());
      reason.put("replicas", unavailable.getAlive() + " of " + unavailable.getRequired());
    }
    return reason;
  }
}
