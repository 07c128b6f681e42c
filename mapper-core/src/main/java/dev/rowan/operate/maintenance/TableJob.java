package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import java.util.function.Consumer;

/**
 * A job on the rows of an entity and on all tables that follow from them. Other programs may read
 * and write meanwhile. {@link #run} works in the calling thread, page by page. Immutable and
 * thread-safe.
 * <!-- tag: table-job -->
 *
 * <pre>{@code
 * static <R> R inTheNight(TableJob<?, R> job) {
 *   return job.atMost(5_000).watchedBy(step -> log.info("{} rows", step.rows())).run();
 * }
 * }</pre>
 *
 * @param <J> the type of the job
 * @param <R> the report of the job
 */
public abstract sealed class TableJob<J extends TableJob<J, R>, R>
    permits ColumnCopyJob, CopyResumeJob, IndexBuild, MoveJob, RecountJob, ResumableJob, TtlJob {
  final Session session;
  final JobSettings settings;

  TableJob(Session session, JobSettings settings) {
    this.session = session;
    this.settings = settings;
  }

  /**
   * Returns a copy with a limit of rows per second, those of derived tables included; unlimited by
   * default.
   *
   * @throws dev.rowan.error.RejectedInputException if the limit is less than 1
   */
  public final J atMost(int rowsPerSecond) {
    return with(settings.atMost(rowsPerSecond));
  }

  /**
   * Returns a copy with a listener that receives the progress after each page, and about every
   * second while the job waits for the end of a grace period. The job calls the listener in its own
   * thread, unless the job says otherwise.
   */
  public final J watchedBy(Consumer<MaintenanceProgress> listener) {
    return with(settings.watchedBy(listener));
  }

  /**
   * Runs the job to its end.
   *
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; what the job
   *     wrote up to then persists
   */
  public abstract R run();

  abstract J with(JobSettings newSettings);
}
