package dev.rowan.micrometer;

import dev.rowan.Rowan;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.JobListener;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.observation.ObservationRegistry;

/**
 * Connects Rowan with Micrometer: listeners of DAO calls and jobs, and the meters of a store.
 * <!-- tag: micrometer -->
 *
 * <pre>{@code
 * RowanOptions options =
 *     RowanOptions.defaults()
 *         .withCallListener(RowanMetrics.calls(registry))
 *         .withJobListener(RowanMetrics.jobs(registry));
 * Rowan rowan = Rowan.connect("rowan:memory:", options);
 * RowanMetrics.store(rowan).bindTo(registry);
 * }</pre>
 *
 * <p>All tags have few values: names of the program, and codes of errors.
 */
public final class RowanMetrics {
  private RowanMetrics() {}

  /**
   * Returns a listener that measures calls: time, requests, rows, retries and stale entries, for
   * each method and outcome.
   */
  public static CallListener calls(MeterRegistry registry) {
    return new MeteredCalls(registry, true);
  }

  /**
   * Returns a listener that makes an observation of each call. The handlers of the registry make a
   * timer of it, a span, or both. The observation is a child of the current one of the calling
   * thread.
   */
  public static CallListener calls(ObservationRegistry registry) {
    return new ObservedCalls(registry);
  }

  /**
   * Returns a listener that makes an observation of each call, and measures everything but its
   * time. Use it where a handler of the observations makes a timer, as in Spring Boot.
   */
  public static CallListener calls(MeterRegistry registry, ObservationRegistry observations) {
    CallListener observed = calls(observations);
    CallListener metered = new MeteredCalls(registry, false);
    return method -> {
      CallListener.CallEnd observation = observed.started(method);
      CallListener.CallEnd meters = metered.started(method);
      return result -> {
        meters.ended(result);
        observation.ended(result);
      };
    };
  }

  /**
   * Returns a listener that measures maintenance jobs: time, and what they compared, found and
   * corrected, for each kind and table.
   */
  public static JobListener jobs(MeterRegistry registry) {
    return new MeteredJobs(registry);
  }

  /**
   * Returns the meters of a store: activity, memory, disk and health of a store of this process,
   * and the guardrails of every store. The numbers are read at most once a second. After the store
   * is closed, activity and sizes are NaN, and the health is 2.
   */
  public static MeterBinder store(Rowan rowan) {
    return new StoreMeters(rowan);
  }
}
