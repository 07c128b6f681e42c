package dev.rowan.micrometer;

import dev.rowan.observe.JobKind;
import dev.rowan.observe.JobListener;
import dev.rowan.observe.JobResult;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.util.Locale;

/** Records the results of jobs in meters, one set of meters for each kind and table. */
final class MeteredJobs implements JobListener {
  private static final String JOB = "rowan.job";

  private final MeterRegistry registry;

  MeteredJobs(MeterRegistry registry) {
    this.registry = registry;
  }

  @Override
  public JobEnd started(JobKind kind, String table) {
    Tags tags = Tags.of(CallTags.KIND, kind.name().toLowerCase(Locale.ROOT), "table", table);
    return result -> ended(tags, result);
  }

  /** The registry returns the same meter for the same name and tags. */
  private void ended(Tags tags, JobResult result) {
    Timer.builder(JOB)
        .description("Maintenance jobs")
        .tags(tags)
        .tag(CallTags.OUTCOME, CallTags.outcome(result.failure()))
        .register(registry)
        .record(result.duration());
    count("checked", "Rows, entries, counters and large values that jobs compared", tags)
        .increment((double) result.checked());
    count("found", "Differences that jobs found", tags).increment((double) result.found());
    count("corrected", "Differences that jobs corrected", tags)
        .increment((double) result.corrected());
    count("unresolved", "Differences that jobs could not decide", tags)
        .increment((double) result.unresolved());
  }

  private Counter count(String name, String description, Tags tags) {
    return Counter.builder(JOB + "." + name).description(description).tags(tags).register(registry);
  }
}
