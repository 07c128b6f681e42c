package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.DriverException;
import com.datastax.oss.driver.api.core.NodeUnavailableException;
import com.datastax.oss.driver.api.core.RequestThrottlingException;
import com.datastax.oss.driver.api.core.connection.BusyConnectionException;
import com.datastax.oss.driver.api.core.connection.FrameTooLongException;
import com.datastax.oss.driver.api.core.cql.ExecutionInfo;
import com.datastax.oss.driver.api.core.servererrors.BootstrappingException;
import com.datastax.oss.driver.api.core.servererrors.OverloadedException;
import com.datastax.oss.driver.api.core.servererrors.QueryValidationException;
import com.datastax.oss.driver.api.core.servererrors.UnavailableException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Decides whether a failed write may have been applied. The driver may have tried several times,
 * and reports the last try: a refusal there proves nothing about an earlier try without an answer.
 */
public final class WriteAmbiguity {
  private WriteAmbiguity() {}

  /**
   * Returns whether a write may have been applied, or may be applied later, despite this failure.
   */
  static boolean mayBeApplied(Throwable failure, RequestKind call) {
    if (call == RequestKind.READ || call == RequestKind.PREPARATION) {
      return false;
    }
    if (failure instanceof AllNodesFailedException all) {
      return anyMayBeApplied(all.getAllErrors().values().stream().flatMap(List::stream), call);
    }
    return !(isRefusal(failure) || neverBegan(failure, call)) || earlierMayBeApplied(failure, call);
  }

  /**
   * Returns whether a write may have been applied more often than its result shows: by a try before
   * the answered one.
   */
  public static boolean earlierMayBeApplied(ExecutionInfo info, RequestKind call) {
    return info.getSpeculativeExecutionCount() > 0
        || anyMayBeApplied(info.getErrors().stream().map(Map.Entry::getValue), call);
  }

  private static boolean earlierMayBeApplied(Throwable failure, RequestKind call) {
    if (!(failure instanceof DriverException reported)) {
      return false;
    }
    ExecutionInfo info = reported.getExecutionInfo();
    return info != null && earlierMayBeApplied(info, call);
  }

  /** Any other failure comes from the driver's channel: the request was not sent. */
  private static boolean anyMayBeApplied(Stream<? extends Throwable> errors, RequestKind call) {
    return errors
        .filter(DriverException.class::isInstance)
        .anyMatch(error -> !(isRefusal(error) || neverBegan(error, call)));
  }

  /** Returns whether the server rejected the request as invalid, or it was too long to send. */
  private static boolean isRefusal(Throwable failure) {
    return failure instanceof QueryValidationException
        || failure instanceof FrameTooLongException
        || DriverErrors.isAuthentication(failure);
  }

  /** Returns whether no replica received the write. */
  static boolean neverBegan(Throwable failure, RequestKind call) {
    if (failure instanceof AllNodesFailedException all) {
      return all.getAllErrors().values().stream()
          .flatMap(List::stream)
          .allMatch(error -> !(error instanceof DriverException) || neverBegan(error, call));
    }
    if (failure instanceof UnavailableException unavailable) {
      // The consistency of the commit is not serial, and applies after the replicas have agreed.
      return call != RequestKind.CONDITIONAL_WRITE || unavailable.getConsistencyLevel().isSerial();
    }
    if (failure instanceof OverloadedException) {
      return call != RequestKind.LOGGED_WRITE && call != RequestKind.CONDITIONAL_WRITE;
    }
    return failure instanceof BootstrappingException
        || failure instanceof BusyConnectionException
        || failure instanceof NodeUnavailableException
        || failure instanceof RequestThrottlingException;
  }
}
