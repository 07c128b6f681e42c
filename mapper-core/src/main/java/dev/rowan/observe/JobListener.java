package dev.rowan.observe;

/**
 * Observes the jobs of {@link dev.rowan.Rowan#maintenance}, and the builds of {@link
 * dev.rowan.Rowan#schema}, for metrics and logs. A {@link dev.rowan.Rowan} has the listeners of its
 * options. The progress of one job comes to the listener that its {@code watchedBy} names.
 * <!-- tag: api-job-listener -->
 *
 * <pre>{@code
 * JobListener listener =
 *     (kind, table) ->
 *         result -> log.info("{} of {}: {} differences", kind, table, result.found());
 * RowanOptions options = RowanOptions.defaults().withJobListener(listener);
 * }</pre>
 *
 * <p>A job starts and ends in the thread that runs it; several threads can run jobs at the same
 * time. An exception of a listener does not affect the job; the first one of each listener is
 * logged as a warning.
 */
@FunctionalInterface
public interface JobListener {
  /**
   * Observes the start of a job.
   *
   * @param table the table of the entity whose rows the job reads
   * @return what observes the end of this job
   */
  JobEnd started(JobKind kind, String table);

  /** Observes the end of one job. */
  @FunctionalInterface
  interface JobEnd {
    /** Observes the end of the job; called once. */
    void ended(JobResult result);
  }
}
