package dev.rowan.spi.call;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options of one request. An option that is null has the value of the DAO, then of the {@link
 * dev.rowan.Rowan}, then of the backend's configuration. A backend ignores options that it does not
 * support: the embedded store has a single copy of the data, no profiles and no traces. Immutable
 * and thread-safe.
 * <!-- tag: api-call-options -->
 *
 * <pre>{@code
 * CallOptions call = CallOptions.at(Consistency.EACH_QUORUM).withTimeout(Duration.ofSeconds(2));
 * messages.save(message, WriteOptions.of(call));
 * }</pre>
 *
 * @param consistency the number of replicas that must answer
 * @param serialConsistency the serial consistency level of conditional writes: {@link
 *     Consistency#SERIAL} or {@link Consistency#LOCAL_SERIAL}
 * @param timeout how long the call may take, with all its requests and retries; positive
 * @param profile the name of an execution profile in the driver's configuration
 * @param tracing whether the cluster traces the request
 * @param method the DAO method that makes the request, such as {@code Items.save}. Logs and
 *     statistics name this method; it has no other effect. Generated DAOs set it
 * @param deadline when the call ends; calls with the same deadline share the time. Without it a
 *     call ends after its timeout. A backend for clusters sends no request after the deadline, and
 *     waits for no answer after it
 * @param counters count the requests of the call; null if no listener observes it. Rowan sets them;
 *     they have no other effect
 */
public record CallOptions(
    @Nullable Consistency consistency,
    @Nullable Consistency serialConsistency,
    @Nullable Duration timeout,
    @Nullable String profile,
    @Nullable Boolean tracing,
    @Nullable String method,
    @Nullable Deadline deadline,
    @Nullable CallCounters counters) {
  /** No option set. */
  public static final CallOptions NONE =
      new CallOptions(null, null, null, null, null, null, null, null);

  /**
   * Checks the bounds.
   *
   * @throws RejectedInputException if the serial consistency level is not serial, or the timeout is
   *     not positive
   */
  public CallOptions {
    if (serialConsistency != null && !serialConsistency.isSerial()) {
      throw rejected("serial consistency", serialConsistency + ", not SERIAL or LOCAL_SERIAL");
    }
    if (timeout != null && (timeout.isNegative() || timeout.isZero())) {
      throw rejected("timeout", timeout + ", not positive");
    }
  }

  /** Returns options with only this consistency level set. */
  public static CallOptions at(Consistency consistency) {
    return NONE.withConsistency(consistency);
  }

  /** Returns a copy with another consistency level. */
  public CallOptions withConsistency(Consistency newConsistency) {
    return new CallOptions(
        newConsistency, serialConsistency, timeout, profile, tracing, method, deadline, counters);
  }

  /** Returns a copy with another serial consistency level. */
  public CallOptions withSerialConsistency(Consistency newSerialConsistency) {
    return new CallOptions(
        consistency, newSerialConsistency, timeout, profile, tracing, method, deadline, counters);
  }

  /** Returns a copy with another timeout. */
  public CallOptions withTimeout(Duration newTimeout) {
    return new CallOptions(
        consistency, serialConsistency, newTimeout, profile, tracing, method, deadline, counters);
  }

  /** Returns a copy with another profile of the driver's configuration. */
  public CallOptions withProfile(String newProfile) {
    return new CallOptions(
        consistency, serialConsistency, timeout, newProfile, tracing, method, deadline, counters);
  }

  /** Returns a copy with tracing on or off. */
  public CallOptions withTracing(boolean newTracing) {
    return new CallOptions(
        consistency, serialConsistency, timeout, profile, newTracing, method, deadline, counters);
  }

  /** Returns a copy with another DAO method, such as {@code Items.save}. */
  public CallOptions withMethod(String newMethod) {
    return newMethod.equals(method)
        ? this
        : new CallOptions(
            consistency,
            serialConsistency,
            timeout,
            profile,
            tracing,
            newMethod,
            deadline,
            counters);
  }

  /** Returns a copy with another deadline; without one for null. */
  public CallOptions withDeadline(@Nullable Deadline newDeadline) {
    return newDeadline == deadline
        ? this
        : new CallOptions(
            consistency,
            serialConsistency,
            timeout,
            profile,
            tracing,
            method,
            newDeadline,
            counters);
  }

  /** Returns a copy whose requests are counted here; not counted for null. */
  public CallOptions withCounters(@Nullable CallCounters newCounters) {
    return newCounters == counters
        ? this
        : new CallOptions(
            consistency,
            serialConsistency,
            timeout,
            profile,
            tracing,
            method,
            deadline,
            newCounters);
  }

  /**
   * Returns a copy for requests that follow in the background after the call: without deadline, and
   * not counted.
   */
  public CallOptions afterCall() {
    return withDeadline(null).withCounters(null);
  }

  /** Returns these options; an option that is null here has the value of {@code other}. */
  public CallOptions orElse(CallOptions other) {
    return new CallOptions(
        consistency != null ? consistency : other.consistency,
        serialConsistency != null ? serialConsistency : other.serialConsistency,
        timeout != null ? timeout : other.timeout,
        profile != null ? profile : other.profile,
        tracing != null ? tracing : other.tracing,
        method != null ? method : other.method,
        deadline != null ? deadline : other.deadline,
        counters != null ? counters : other.counters);
  }

  private static RejectedInputException rejected(String option, String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(option, found), null);
  }
}
