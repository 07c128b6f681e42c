package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import java.time.Duration;

/**
 * Compares the copies in an entity's rows with their sources, and repairs them if requested, while
 * other programs read and write. {@link #run} works in the calling thread, page by page, in
 * constant memory. Immutable and thread-safe.
 * <!-- tag: jobs -->
 *
 * <pre>{@code
 * rowan.maintenance().resumeCopies(SingerMapping.INSTANCE).run();
 * CopyReport report = rowan.maintenance().verifyCopies(AlbumMapping.INSTANCE).run();
 * if (!report.isClean()) {
 *   log.warn("copies differ: {}", report);
 *   rowan.maintenance().repairCopies(AlbumMapping.INSTANCE).atMost(5_000).run();
 * }
 * }</pre>
 */
public final class CopyJob extends ResumableJob<CopyJob, CopyReport> {
  private final EntityMapping<?> mapping;
  private final boolean repairs;

  CopyJob(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    super(session, settings);
    this.mapping = mapping;
    this.repairs = repairs;
  }

  /**
   * Returns a copy with another grace period; the default is ten minutes. On a cluster a
   * verification reports a difference only if both rows are older than the grace period, because an
   * in-flight write can explain a younger one. At its end the job waits for younger differences.
   * The grace period has no effect on the embedded store, nor on repairs, which are safe at any
   * time.
   *
   * @throws dev.rowan.error.RejectedInputException if the period is negative
   */
  public CopyJob withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /**
   * Runs the job to its end.
   *
   * @throws dev.rowan.error.RejectedInputException if the position to resume at is not a position
   *     of a job
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; repairs up to
   *     then persist
   */
  @Override
  public CopyReport run() {
    return session
        .jobs()
        .run(
            repairs ? JobKind.REPAIR : JobKind.VERIFY,
            mapping.table().name(),
            () -> new CopyScrubber(session, mapping, settings, repairs).run(),
            CopyReport::counts);
  }

  @Override
  CopyJob with(JobSettings newSettings) {
    return new CopyJob(session, mapping, newSettings, repairs);
  }
}
