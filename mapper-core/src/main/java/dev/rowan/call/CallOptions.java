package dev.rowan.call;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How one request is carried out. What is null is left to whoever stands behind: the options of the
 * DAO, then those of the {@link dev.rowan.Rowan}, then the configuration of the backend. A backend
 * for which an option means nothing ignores it: a store within the process has one copy of the
 * data, no profiles and no traces. Immutable and thread-safe.
 *
 * @param consistency how many replicas must answer
 * @param serialConsistency in which order conditions are decided; {@link Consistency#SERIAL} or
 *     {@link Consistency#LOCAL_SERIAL}
 * @param timeout how long one request may take; positive
 * @param profile the name of an execution profile in the driver's configuration
 * @param tracing whether the cluster records what it does for the request
 * @param method for whom the request is made, such as {@code Items.save}: what is logged and
 *     counted of it is said of this method, and nothing else changes; generated DAOs say it by
 *     themselves
 */
public record CallOptions(
    @Nullable Consistency consistency,
    @Nullable Consistency serialConsistency,
    @Nullable Duration timeout,
    @Nullable String profile,
    @Nullable Boolean tracing,
    @Nullable String method) {
  /** Nothing in particular. */
  public static final CallOptions NONE = new CallOptions(null, null, null, null, null, null);

  /**
   * Checks the bounds.
   *
   * @throws RejectedInput if the serial consistency is no serial one, or the time limit is not
   *     positive
   */
  public CallOptions {
    if (serialConsistency != null && !serialConsistency.isSerial()) {
      throw rejected("serial consistency", serialConsistency + ", not SERIAL or LOCAL_SERIAL");
    }
    if (timeout != null && (timeout.isNegative() || timeout.isZero())) {
      throw rejected("timeout", timeout + ", not positive");
    }
  }

  /** Returns options of this consistency alone. */
  public static CallOptions at(Consistency consistency) {
    return NONE.withConsistency(consistency);
  }

  /** Returns the same options with this consistency. */
  public CallOptions withConsistency(Consistency newConsistency) {
    return new CallOptions(newConsistency, serialConsistency, timeout, profile, tracing, method);
  }

  /** Returns the same options with this consistency of conditions. */
  public CallOptions withSerialConsistency(Consistency newSerialConsistency) {
    return new CallOptions(consistency, newSerialConsistency, timeout, profile, tracing, method);
  }

  /** Returns the same options with this time limit of one request. */
  public CallOptions withTimeout(Duration newTimeout) {
    return new CallOptions(consistency, serialConsistency, newTimeout, profile, tracing, method);
  }

  /** Returns the same options with this profile of the driver's configuration. */
  public CallOptions withProfile(String newProfile) {
    return new CallOptions(consistency, serialConsistency, timeout, newProfile, tracing, method);
  }

  /** Returns the same options, with or without a trace. */
  public CallOptions withTracing(boolean newTracing) {
    return new CallOptions(consistency, serialConsistency, timeout, profile, newTracing, method);
  }

  /** Returns the same options for a method, such as {@code Items.save}. */
  public CallOptions withMethod(String newMethod) {
    return newMethod.equals(method)
        ? this
        : new CallOptions(consistency, serialConsistency, timeout, profile, tracing, newMethod);
  }

  /** Returns these options, and for each that is null the other's. */
  public CallOptions orElse(CallOptions other) {
    return new CallOptions(
        consistency != null ? consistency : other.consistency,
        serialConsistency != null ? serialConsistency : other.serialConsistency,
        timeout != null ? timeout : other.timeout,
        profile != null ? profile : other.profile,
        tracing != null ? tracing : other.tracing,
        method != null ? method : other.method);
  }

  private static RejectedInput rejected(String option, String found) {
    return new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of(option, found), null);
  }
}
