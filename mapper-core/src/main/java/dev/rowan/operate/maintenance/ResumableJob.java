package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import org.jspecify.annotations.Nullable;

/**
 * A job whose progress has a position, at which another run can resume. Immutable and thread-safe.
 * <!-- tag: resumable-job -->
 *
 * <pre>{@code
 * static <J extends ResumableJob<J, R>, R> R resumed(J job, AtomicReference<String> position) {
 *   return job.resume(position.get()).watchedBy(step -> position.set(step.position())).run();
 * }
 * }</pre>
 *
 * @param <J> the type of the job
 * @param <R> the report of the job
 */
public abstract sealed class ResumableJob<J extends ResumableJob<J, R>, R> extends TableJob<J, R>
    permits BucketJob, ChunkJob, CopyJob, GroupJob, MaintenanceJob, TrimJob {
  ResumableJob(Session session, JobSettings settings) {
    super(session, settings);
  }

  /**
   * Returns a copy that resumes an earlier job of the same kind on the same tables. The report
   * covers only the resumed part. {@link #run} fails with {@link
   * dev.rowan.error.RejectedInputException} if this is not a position of a job.
   *
   * @param position from {@link MaintenanceProgress#position()}; null for the start
   */
  public final J resume(@Nullable String position) {
    return with(settings.from(position));
  }
}
