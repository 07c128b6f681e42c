package dev.rowan.maintenance;

import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.DerivedTable;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Verifies or repairs the indexes of an entity, while others read and write. {@link #run} works in
 * the calling thread, page by page, in memory of constant size. Immutable.
 *
 * <p>It reads all rows and all entries once, and compares sums of hashes of both, by keys of rows.
 * Only if sums differ, it reads all of them once more, and looks at each row and each entry of such
 * a sum beside what belongs to it, in both directions. A difference is overlooked with a chance of
 * about 1 in 2^64.
 */
public final class UpkeepJob {
  private final Session session;
  private final DaoRuntime<?> runtime;
  private final List<DerivedTable> indexes;
  private final JobSettings settings;
  private final Patrol.Kind kind;

  UpkeepJob(
      Session session,
      DaoRuntime<?> runtime,
      List<DerivedTable> indexes,
      JobSettings settings,
      Patrol.Kind kind) {
    this.session = session;
    this.runtime = runtime;
    this.indexes = indexes;
    this.settings = settings;
    this.kind = kind;
  }

  /**
   * Returns the job at so many rows and entries a second at most; without it as fast as it goes.
   *
   * @throws dev.rowan.error.RejectedInput if that is less than 1
   */
  public UpkeepJob atMost(int rowsPerSecond) {
    return with(settings.atMost(rowsPerSecond));
  }

  /**
   * Returns the job with another time of grace; ten minutes without it. On a cluster, a difference
   * counts, and is repaired, once all that was written to the row and the entry is older than that.
   * It must be more than twice what a change may take, 30 seconds, and what clocks differ by: then
   * no change under way can explain a difference, nor be hurt by its repair. At the end a job waits
   * for what is younger. Without meaning on stores of this process.
   *
   * @throws dev.rowan.error.RejectedInput if it is negative
   */
  public UpkeepJob withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /** Returns the job that tells this listener after every page how far it is, in its thread. */
  public UpkeepJob watchedBy(Consumer<UpkeepProgress> listener) {
    return with(settings.watchedBy(listener));
  }

  /**
   * Returns the job that goes on where another one of the same indexes stood. Its report tells of
   * its own part alone. Behind the start it compares no sums, and looks at each row and each entry.
   *
   * @param position from {@link UpkeepProgress#position()}
   */
  public UpkeepJob resume(String position) {
    return with(settings.from(position));
  }

  /**
   * Does the work.
   *
   * @throws dev.rowan.error.RejectedInput if the position to resume at is none
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; what was done
   *     stays done
   */
  public UpkeepReport run() {
    return new Patrol(session, runtime, indexes, settings, kind, progress -> {}).run();
  }

  private UpkeepJob with(JobSettings newSettings) {
    return new UpkeepJob(session, runtime, indexes, newSettings, kind);
  }
}
