package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import java.time.Duration;

/**
 * Checks the tables of the column groups of an entity, while other programs read and write: each
 * row must have a row in the entity's own table. A repair deletes the rows that have none, which an
 * update of properties of the group makes if no insert wrote the row. {@link #run} works in the
 * calling thread, in constant memory. Immutable and thread-safe.
 * <!-- tag: api-groups -->
 *
 * <pre>{@code
 * GroupReport report =
 *     rowan.maintenance().repairGroups(StorefrontMapping.INSTANCE).withGrace(GRACE).run();
 * if (!report.isClean()) {
 *   log.info("rows of groups without an entity: {}", report.orphaned());
 * }
 * }</pre>
 */
public final class GroupJob extends ResumableJob<GroupJob, GroupReport> {
  private final EntityMapping<?> mapping;
  private final boolean repairs;

  GroupJob(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    super(session, settings);
    this.mapping = mapping;
    this.repairs = repairs;
  }

  /**
   * Returns a copy with another grace period; the default is ten minutes. The job neither reports
   * nor deletes values that were written within this time: an insert can still be in flight. The
   * period must exceed twice the duration of a write plus the largest clock difference.
   *
   * @throws dev.rowan.error.RejectedInputException if the period is negative
   */
  public GroupJob withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /**
   * Runs the job to its end.
   *
   * @throws dev.rowan.error.RejectedInputException if the position to resume at is not a position
   *     of a job
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; removals up to
   *     then persist
   */
  @Override
  public GroupReport run() {
    return session
        .jobs()
        .run(
            repairs ? JobKind.REPAIR : JobKind.VERIFY,
            mapping.table().name(),
            () -> new GroupScrubber(session, mapping, settings, repairs).run(),
            GroupReport::counts);
  }

  @Override
  GroupJob with(JobSettings newSettings) {
    return new GroupJob(session, mapping, newSettings, repairs);
  }
}
