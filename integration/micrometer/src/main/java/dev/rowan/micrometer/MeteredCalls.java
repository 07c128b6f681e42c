package dev.rowan.micrometer;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Records the results of calls in meters, one set of meters for each method. Thread-safe. */
final class MeteredCalls implements CallListener {
  private final MeterRegistry registry;
  private final boolean timed;
  private final Map<DaoMethod, Meters> methods = new ConcurrentHashMap<>();

  /**
   * Records calls in this registry.
   *
   * @param timed whether to record their time, too
   */
  MeteredCalls(MeterRegistry registry, boolean timed) {
    this.registry = registry;
    this.timed = timed;
  }

  @Override
  public CallEnd started(DaoMethod method) {
    return methods.computeIfAbsent(method, Meters::new);
  }

  /** The meters of one method. */
  private final class Meters implements CallEnd {
    private final Tags tags;
    private final DistributionSummary requests;
    private final DistributionSummary rowsRead;
    private final DistributionSummary rowsWritten;
    private final Counter retries;
    private final Counter staleEntries;
    private final Counter repairs;
    private final Map<String, Timer> timers = new ConcurrentHashMap<>();

    Meters(DaoMethod method) {
      this.tags = CallTags.of(method);
      this.requests = summary("requests", "requests", "Requests that a call sent");
      this.rowsRead = summary("rows.read", "rows", "Rows and entries that a call read");
      this.rowsWritten = summary("rows.written", "rows", "Rows and entries that a call wrote");
      this.retries = counter("retries", "Requests that calls sent again");
      this.staleEntries = counter("stale.entries", "Index entries that calls left out");
      this.repairs = counter("repairs", "Repairs of index entries that calls started");
    }

    private DistributionSummary summary(String name, String unit, String description) {
      return DistributionSummary.builder(CallTags.CALL + "." + name)
          .baseUnit(unit)
          .description(description)
          .tags(tags)
          .register(registry);
    }

    private Counter counter(String name, String description) {
      return Counter.builder(CallTags.CALL + "." + name)
          .description(description)
          .tags(tags)
          .register(registry);
    }

    private Timer timer(CallResult result) {
      return timers.computeIfAbsent(
          CallTags.outcome(result.failure()),
          outcome ->
              Timer.builder(CallTags.CALL)
                  .description("Calls of DAO methods")
                  .tags(tags)
                  .tag(CallTags.OUTCOME, outcome)
                  .tag(CallTags.ERROR, CallTags.error(result))
                  .register(registry));
    }

    @Override
    public void ended(CallResult result) {
      if (timed) {
        timer(result).record(result.duration());
      }
      requests.record((double) result.requests());
      rowsRead.record((double) result.rowsRead());
      rowsWritten.record((double) result.rowsWritten());
      retries.increment((double) result.retries());
      staleEntries.increment((double) result.staleEntries());
      repairs.increment((double) result.repairs());
    }
  }
}
