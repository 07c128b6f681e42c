package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Compares the lists of buckets of an entity with its rows, while other programs read and write:
 * each partition must have an entry, and an entry without rows is not needed. A repair adds missing
 * entries, and removes those without rows. A build adds missing entries, and then lets reads use
 * the list; it does nothing if reads use the list already. One build of a list runs at a time, and
 * the store records its progress, so another run continues after a crash. {@link #run} works in the
 * calling thread, in constant memory. Immutable and thread-safe.
 * <!-- tag: api-buckets -->
 *
 * <pre>{@code
 * BucketReport report = rowan.maintenance().repairBuckets(SightingMapping.INSTANCE).run();
 * if (report.missing() > 0) {
 *   log.warn("another program wrote buckets without an entry: {}", report);
 * }
 * }</pre>
 */
public final class BucketJob extends ResumableJob<BucketJob, BucketReport> {
  /** The least age of an entry that a repair removes; a writer may rely on a younger one. */
  static final Duration GRACE = Duration.ofHours(1);

  private final EntityMapping<?> mapping;
  private final @Nullable String list;
  private final JobKind kind;

  BucketJob(
      Session session,
      EntityMapping<?> mapping,
      @Nullable String list,
      JobKind kind,
      JobSettings settings) {
    super(session, settings);
    this.mapping = mapping;
    this.list = list;
    this.kind = kind;
  }

  /**
   * Returns a copy with another grace period; the default is an hour. The job neither counts as
   * orphaned nor removes entries that were written within this time: a program may be about to
   * write their first row.
   *
   * @throws dev.rowan.error.RejectedInputException if the period is shorter than an hour, for most
   *     of which a program may rely on an entry
   */
  public BucketJob withGrace(Duration grace) {
    if (grace.compareTo(GRACE) < 0) {
      throw JobSettings.rejected("grace", grace + ", shorter than a program may rely on an entry");
    }
    return with(settings.withGrace(grace));
  }

  /**
   * Runs the job to its end.
   *
   * @throws dev.rowan.error.RejectedInputException if the position to resume at is not a position
   *     of a job. A build continues where the earlier build stopped, and ignores the position
   * @throws dev.rowan.error.BackendUnavailableException if another build of the list is running, or
   *     took over this one
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; changes up to
   *     then persist
   */
  @Override
  public BucketReport run() {
    return session
        .jobs()
        .run(
            kind,
            mapping.table().name(),
            () -> new BucketScrubber(session, mapping, list, kind, settings).run(),
            BucketReport::counts);
  }

  @Override
  BucketJob with(JobSettings newSettings) {
    return new BucketJob(session, mapping, list, kind, newSettings);
  }
}
