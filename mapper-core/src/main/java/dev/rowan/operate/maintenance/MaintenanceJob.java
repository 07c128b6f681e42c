package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.schema.DerivedTable;
import java.time.Duration;
import java.util.List;

/**
 * Verifies or repairs the indexes of an entity, while other programs read and write. {@link #run}
 * works in the calling thread, page by page, in constant memory. Immutable and thread-safe.
 *
 * <p>The job first reads all rows and all entries, and compares sums of hashes of both, grouped by
 * row key. If sums differ, the job reads all tables again. It then compares each row and each entry
 * of a differing group with its counterpart, in both directions. A difference is missed with a
 * probability of about 2<sup>-64</sup>. A resumed job compares no sums; it checks each row and each
 * entry.
 * <!-- tag: repair -->
 *
 * <pre>{@code
 * MaintenanceReport repaired =
 *     rowan.maintenance().repair(VisitMapping.INSTANCE, "visits_by_tag").run();
 * log.info("set right: {}", repaired.repaired());
 * }</pre>
 */
public final class MaintenanceJob extends ResumableJob<MaintenanceJob, MaintenanceReport> {
  private final DaoRuntime<?> runtime;
  private final List<DerivedTable> indexes;
  private final JobKind kind;

  MaintenanceJob(
      Session session,
      DaoRuntime<?> runtime,
      List<DerivedTable> indexes,
      JobSettings settings,
      JobKind kind) {
    super(session, settings);
    this.runtime = runtime;
    this.indexes = indexes;
    this.kind = kind;
  }

  /**
   * Returns a copy with another grace period; the default is ten minutes. On a cluster the job
   * reports and repairs a difference only after the last write of the row and of the entry is older
   * than the grace period. At its end the job waits for younger differences.
   *
   * <p>The period must exceed twice the duration of a write, 30 seconds, plus the largest clock
   * difference. Then no in-flight write can explain a difference or be damaged by its repair. The
   * period has no effect on the embedded store.
   *
   * @throws dev.rowan.error.RejectedInputException if the period is negative
   */
  public MaintenanceJob withGrace(Duration grace) {
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
  public MaintenanceReport run() {
    return session
        .jobs()
        .run(
            kind,
            runtime.tables().declared().name(),
            () ->
                new TableScrubber(session, runtime, indexes, settings, kind, progress -> {}).run(),
            MaintenanceReport::counts);
  }

  @Override
  MaintenanceJob with(JobSettings newSettings) {
    return new MaintenanceJob(session, runtime, indexes, newSettings, kind);
  }
}
