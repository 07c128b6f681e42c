package dev.rowan.micrometer;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;

/** Makes an observation of each call. Thread-safe. */
final class ObservedCalls implements CallListener {
  private final ObservationRegistry registry;

  ObservedCalls(ObservationRegistry registry) {
    this.registry = registry;
  }

  @Override
  public CallEnd started(DaoMethod method) {
    Observation observation =
        Observation.createNotStarted(CallTags.CALL, registry)
            .contextualName(method.toString())
            .lowCardinalityKeyValue(CallTags.DAO, method.dao())
            .lowCardinalityKeyValue(CallTags.METHOD, method.name())
            .lowCardinalityKeyValue(CallTags.KIND, CallTags.kind(method))
            .highCardinalityKeyValue("plan", method.plan())
            .start();
    return result -> end(observation, result);
  }

  private static void end(Observation observation, CallResult result) {
    observation
        .lowCardinalityKeyValue(CallTags.OUTCOME, CallTags.outcome(result.failure()))
        .highCardinalityKeyValue("requests", Long.toString(result.requests()))
        .highCardinalityKeyValue("rows.read", Long.toString(result.rowsRead()))
        .highCardinalityKeyValue("rows.written", Long.toString(result.rowsWritten()))
        .highCardinalityKeyValue("retries", Long.toString(result.retries()))
        .highCardinalityKeyValue("stale.entries", Long.toString(result.staleEntries()));
    String failure = result.failure();
    if (failure != null) {
      observation.error(new FailedCallException(failure));
    }
    observation.stop();
  }
}
