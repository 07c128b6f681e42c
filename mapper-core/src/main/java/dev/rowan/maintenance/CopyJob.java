package dev.rowan.maintenance;

import dev.rowan.binding.EntityMapping;
import dev.rowan.internal.session.Session;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * Holds the copies in an entity's rows against the rows that they are copied from, while others
 * read and write, and repairs them if asked to. {@link #run} works in the calling thread, page by
 * page, in memory of constant size. Immutable.
 */
public final class CopyJob {
  private final Session session;
  private final EntityMapping<?> mapping;
  private final JobSettings settings;
  private final boolean repairs;

  CopyJob(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    this.session = session;
    this.mapping = mapping;
    this.settings = settings;
    this.repairs = repairs;
  }

  /**
   * Returns the job at so many rows a second at most; without it as fast as it goes.
   *
   * @throws dev.rowan.error.RejectedInput if that is less than 1
   */
  public CopyJob atMost(int rowsPerSecond) {
    return with(settings.atMost(rowsPerSecond));
  }

  /**
   * Returns the job with another time of grace; ten minutes without it. On a cluster a verification
   * counts a difference once both rows are older than that, as a write under way may explain it; at
   * the end it waits for what is younger. Without meaning on stores of this process, and for
   * repairs, which are safe at any time.
   *
   * @throws dev.rowan.error.RejectedInput if it is negative
   */
  public CopyJob withGrace(Duration grace) {
    return with(settings.withGrace(grace));
  }

  /** Returns the job that tells this listener after every page how far it is, in its thread. */
  public CopyJob watchedBy(Consumer<UpkeepProgress> listener) {
    return with(settings.watchedBy(listener));
  }

  /**
   * Returns the job that goes on where another one of the same entity stood. Its report tells of
   * its own part alone.
   *
   * @param position from {@link UpkeepProgress#position()}
   */
  public CopyJob resume(String position) {
    return with(settings.from(position));
  }

  /**
   * Does the work.
   *
   * @throws dev.rowan.error.RejectedInput if the position to resume at is none
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; what was done
   *     stays done
   */
  public CopyReport run() {
    return new CopyPatrol(session, mapping, settings, repairs).run();
  }

  private CopyJob with(JobSettings newSettings) {
    return new CopyJob(session, mapping, newSettings, repairs);
  }
}
