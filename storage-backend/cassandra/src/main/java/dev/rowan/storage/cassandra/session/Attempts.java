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
 * What the attempts of a call may have left behind. The driver may have made several, and reports
 * the last: one that was refused says nothing of one before it that was not answered.
 */
public final class Attempts {
  private Attempts() {}

  /** Returns whether a write may have been applied, or be applied later, though it failed so. */
  static boolean mayBeApplied(Throwable failure, Call call) {
    if (call == Call.READ || call == Call.PREPARATION) {
      return false;
    }
    if (failure instanceof AllNodesFailedException all) {
      return anyMayBeApplied(all.getAllErrors().values().stream().flatMap(List::stream), call);
    }
    return !(isRefusal(failure) || neverBegan(failure, call)) || earlierMayBeApplied(failure, call);
  }

  /**
   * Returns whether a write may have been applied more often than its result says: by an attempt
   * before the one that was answered.
   */
  public static boolean earlierMayBeApplied(ExecutionInfo info, Call call) {
    return info.getSpeculativeExecutionCount() > 0
        || anyMayBeApplied(info.getErrors().stream().map(Map.Entry::getValue), call);
  }

  private static boolean earlierMayBeApplied(Throwable failure, Call call) {
    if (!(failure instanceof DriverException reported)) {
      return false;
    }
    ExecutionInfo info = reported.getExecutionInfo();
    return info != null && earlierMayBeApplied(info, call);
  }

  /** What is no failure of the driver's is one of its channel: the request did not leave. */
  private static boolean anyMayBeApplied(Stream<? extends Throwable> errors, Call call) {
    return errors
        .filter(DriverException.class::isInstance)
        .anyMatch(error -> !(isRefusal(error) || neverBegan(error, call)));
  }

  /** Whether the request was looked at and found wanting, or too long to be sent. */
  private static boolean isRefusal(Throwable failure) {
    return failure instanceof QueryValidationException
        || failure instanceof FrameTooLongException
        || DriverErrors.isAuthentication(failure);
  }

  /** Whether no replica was asked to do anything. */
  static boolean neverBegan(Throwable failure, Call call) {
    if (failure instanceof AllNodesFailedException all) {
      return all.getAllErrors().values().stream()
          .flatMap(List::stream)
          .allMatch(error -> !(error instanceof DriverException) || neverBegan(error, call));
    }
    if (failure instanceof UnavailableException unavailable) {
      // what is asked of the commit is not serial, and comes after the replicas have agreed
      return call != Call.CONDITIONAL_WRITE || unavailable.getConsistencyLevel().isSerial();
    }
    if (failure instanceof OverloadedException) {
      return call != Call.LOGGED_WRITE && call != Call.CONDITIONAL_WRITE;
    }
    return failure instanceof BootstrappingException
        || failure instanceof BusyConnectionException
        || failure instanceof NodeUnavailableException
        || failure instanceof RequestThrottlingException;
  }
}
