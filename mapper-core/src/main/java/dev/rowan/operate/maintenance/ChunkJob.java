package dev.rowan.operate.maintenance;

import dev.rowan.internal.chunk.ChunkStore;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import java.time.Duration;

/**
 * Checks the chunks of the large values of an entity, while other programs read and write: each row
 * must have all chunks of its value, with the right checksums, and each chunk must belong to the
 * value of a row. A repair removes the chunks to which no row refers. {@link #run} works in the
 * calling thread, in constant memory. Immutable and thread-safe.
 * <!-- tag: api-chunks -->
 *
 * <pre>{@code
 * ChunkReport report = rowan.maintenance().repairChunks(AttachmentMapping.INSTANCE).run();
 * if (!report.isClean()) {
 *   log.warn("chunks without a row, or damaged values: {}", report);
 * }
 * }</pre>
 */
public final class ChunkJob extends ResumableJob<ChunkJob, ChunkReport> {
  /** The default age of chunks to which no row refers: twice the time that an upload may take. */
  static final Duration GRACE = ChunkStore.LONGEST_UPLOAD.multipliedBy(2);

  private final EntityMapping<?> mapping;
  private final boolean repairs;

  ChunkJob(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    super(session, settings);
    this.mapping = mapping;
    this.repairs = repairs;
  }

  /**
   * Returns a copy with another grace period; the default is two days. The job does not report
   * chunks of uploads that began within this time, because they may still be finished.
   *
   * @throws dev.rowan.error.RejectedInputException if the period is shorter than a day, which an
   *     upload may take
   */
  public ChunkJob withGrace(Duration grace) {
    if (grace.compareTo(ChunkStore.LONGEST_UPLOAD) < 0) {
      throw JobSettings.rejected("grace", grace + ", shorter than an upload may take");
    }
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
  public ChunkReport run() {
    return session
        .jobs()
        .run(
            repairs ? JobKind.REPAIR : JobKind.VERIFY,
            mapping.table().name(),
            () -> new ChunkScrubber(session, mapping, settings, repairs).run(),
            ChunkReport::counts);
  }

  @Override
  ChunkJob with(JobSettings newSettings) {
    return new ChunkJob(session, mapping, newSettings, repairs);
  }
}
