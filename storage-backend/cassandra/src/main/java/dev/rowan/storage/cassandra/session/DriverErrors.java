package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.UnsupportedProtocolVersionException;
import com.datastax.oss.driver.api.core.auth.AuthenticationException;
import com.datastax.oss.driver.api.core.connection.FrameTooLongException;
import com.datastax.oss.driver.api.core.servererrors.AlreadyExistsException;
import com.datastax.oss.driver.api.core.servererrors.CoordinatorException;
import com.datastax.oss.driver.api.core.servererrors.InvalidQueryException;
import com.datastax.oss.driver.api.core.servererrors.QueryConsistencyException;
import com.datastax.oss.driver.api.core.servererrors.QueryValidationException;
import com.datastax.oss.driver.api.core.servererrors.ReadTimeoutException;
import com.datastax.oss.driver.api.core.servererrors.UnauthorizedException;
import com.datastax.oss.driver.api.core.servererrors.UnavailableException;
import com.datastax.oss.driver.api.core.servererrors.WriteFailureException;
import com.datastax.oss.driver.api.core.servererrors.WriteTimeoutException;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.async.Failures;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Translates failures of the driver and the servers by what the caller can do: refused, failed for
 * certain, or unknown. The original exception is the cause. The messages are Rowan's, because those
 * of servers may contain values.
 */
public final class DriverErrors {
  /** What servers say of missing tables, columns and keyspaces. */
  private static final List<String> OF_SCHEMA =
      List.of("unconfigured table", "table ", "Undefined column name", "Keyspace ", "keyspace ");

  private static final Pattern MISSING =
      Pattern.compile(
          "(?:unconfigured |Undefined )?(table|column name|[Kk]eyspace) (\\S{1,200})"
              + "( in table \\S{1,200})?(?: does not exist)?\\.?");

  private static final Pattern PERMISSION =
      Pattern.compile("has no ([A-Z]+) permission on <([^<>]{1,200})>");

  /** The resources of which servers name permissions: a table, and a keyspace or its tables. */
  private static final Pattern RESOURCE = Pattern.compile("(table|keyspace|all tables in) (\\S+)");

  private DriverErrors() {}

  /** Returns a stage that fails with errors of Rowan's. */
  public static <T> CompletionStage<T> translating(CompletionStage<T> stage, RequestKind call) {
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

  /**
   * Returns the stage of a request; if the request cannot be sent, a failed stage that reports that
   * nothing was written.
   */
  static <T> CompletionStage<T> sending(RequestKind call, Supplier<CompletionStage<T>> request) {
    try {
      return request.get();
    } catch (RuntimeException e) {
      return notSent(call, e);
    }
  }

  /** Returns the stage of a request that could not be sent. */
  static <T> CompletableFuture<T> notSent(RequestKind call, RuntimeException failure) {
    return CompletableFuture.failedFuture(
        translated(failure, call == RequestKind.READ ? RequestKind.READ : RequestKind.PREPARATION));
  }

  /** Returns Rowan's error for any failure. */
  public static RowanException translated(Throwable failure, RequestKind call) {
    Throwable bare = Failures.unwrap(failure);
    if (bare instanceof RowanException known) {
      return known;
    }
    if (WriteAmbiguity.mayBeApplied(bare, call)) {
      return new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, reason(bare), bare);
    }
    if (bare instanceof UnauthorizedException || isAuthentication(bare)) {
      return new ConfigurationException(ErrorCode.ACCESS_DENIED, missingPermission(bare), bare);
    }
    if (bare instanceof QueryValidationException invalid) {
      return refused(invalid);
    }
    if (bare instanceof FrameTooLongException && call != RequestKind.READ) {
      return new RejectedInputException(ErrorCode.BATCH_TOO_LARGE, Map.of(), bare);
    }
    return new BackendUnavailableException(codeOfFailure(bare, call), reason(bare), bare);
  }

  /**
   * Returns Rowan's error for a session that cannot be opened.
   *
   * @param address where the driver looked for nodes
   */
  static RowanException notOpened(RuntimeException failure, String address) {
    if (isAuthentication(failure)) {
      return new ConfigurationException(
          ErrorCode.ACCESS_DENIED,
          Map.of("address", address, "refused", "the user name or the password"),
          failure);
    }
    if (failure instanceof UnsupportedProtocolVersionException) {
      return new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("needed", "version 4 or 5 of CQL's native protocol"),
          failure);
    }
    Map<String, String> context = reason(failure);
    context.put("address", address);
    return new BackendUnavailableException(ErrorCode.CLUSTER_UNREACHABLE, context, failure);
  }

  /** Returns whether the servers refuse the credentials. */
  static boolean isAuthentication(Throwable failure) {
    return failure instanceof AuthenticationException
        || (failure instanceof AllNodesFailedException all
            && all.getAllErrors().values().stream()
                .flatMap(List::stream)
                .anyMatch(AuthenticationException.class::isInstance));
  }

  /**
   * Returns the permission that the server names, without the name of the user, and the statement
   * that grants it.
   */
  private static Map<String, String> missingPermission(Throwable failure) {
    Matcher named = PERMISSION.matcher(String.valueOf(failure.getMessage()));
    if (!named.find()) {
      return Map.of();
    }
    String permission = named.group(1);
    String resource = named.group(2);
    Map<String, String> context = new TreeMap<>();
    context.put("missing permission", permission + " on " + resource);
    Matcher known = RESOURCE.matcher(resource);
    if (known.matches()) {
      String kind = known.group(1).equals("table") ? "TABLE " : "KEYSPACE ";
      String grant = "GRANT " + permission + " ON " + kind + known.group(2) + " TO <role>";
      context.put("an administrator runs", grant);
    }
    return context;
  }

  /** Returns the code of a request that failed for certain. */
  private static ErrorCode codeOfFailure(Throwable failure, RequestKind call) {
    boolean isRead = call == RequestKind.READ;
    if (isRead
        && (failure instanceof ReadTimeoutException || failure instanceof DriverTimeoutException)) {
      return ErrorCode.TIMED_OUT;
    }
    boolean isAnswered = isRead || failure instanceof CoordinatorException;
    return isAnswered && !WriteAmbiguity.neverBegan(failure, call)
        ? ErrorCode.REQUEST_FAILED
        : ErrorCode.CLUSTER_UNAVAILABLE;
  }

  /**
   * Returns the error for a statement that the server refuses: it is too large, or does not match
   * the tables.
   */
  private static RowanException refused(QueryValidationException failure) {
    String text = String.valueOf(failure.getMessage());
    if (text.startsWith("Batch too large")) {
      return new RejectedInputException(ErrorCode.BATCH_TOO_LARGE, Map.of(), failure);
    }
    if (failure instanceof AlreadyExistsException) {
      return new SchemaMismatchException(ErrorCode.SCHEMA_MISMATCH, Map.of(), failure);
    }
    if (OF_SCHEMA.stream().anyMatch(text::startsWith)) {
      return new SchemaMismatchException(ErrorCode.SCHEMA_INCOMPLETE, missing(text), failure);
    }
    return failure instanceof InvalidQueryException
        ? new RejectedInputException(ErrorCode.VALUE_REJECTED, Map.of(), failure)
        : new UnsupportedByBackendException(
            ErrorCode.UNSUPPORTED_BY_BACKEND, reason(failure), failure);
  }

  /** Returns the names in what a server says of a missing table, column or keyspace. */
  private static Map<String, String> missing(String text) {
    Matcher known = MISSING.matcher(text);
    if (!known.matches()) {
      return Map.of();
    }
    String table = known.group(3);
    return Map.of("missing", known.group(1) + " " + known.group(2) + (table == null ? "" : table));
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
