package dev.rowan.operate.maintenance;

import dev.rowan.internal.copy.FanOut;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Completes the propagation of changed properties to their copies, if the process that made a
 * change stopped or failed before. {@link #run} works in the calling thread. The store records the
 * progress, so another run continues after a crash; the progress that a listener gets has no
 * position. The job calls the listener from any thread, one call after another. Immutable and
 * thread-safe.
 * <!-- tag: api-resume-copies -->
 *
 * <pre>{@code
 * CopyResumeJob job = rowan.maintenance().resumeCopies(AuthorMapping.INSTANCE);
 * if (job.pending() > 0) {
 *   CopyReport report = job.run();
 *   log.info("{} copies rewritten", report.repaired());
 * }
 * }</pre>
 */
public final class CopyResumeJob extends TableJob<CopyResumeJob, CopyReport> {
  private final EntityMapping<?> source;
  private final boolean held;

  CopyResumeJob(Session session, EntityMapping<?> source, JobSettings settings, boolean held) {
    super(session, settings);
    this.source = source;
    this.held = held;
  }

  @Override
  CopyResumeJob with(JobSettings newSettings) {
    return new CopyResumeJob(session, source, newSettings, held);
  }

  /**
   * Returns a copy that also completes changes whose lease another process holds. By default such a
   * change is left to that process until its lease expires, one minute after its last renewal. If
   * the other process is still running, both do the same work without harm.
   */
  public CopyResumeJob takingOver() {
    return new CopyResumeJob(session, source, settings, true);
  }

  /**
   * Returns the number of changes that are not fully copied, including changes that a process is
   * copying now.
   */
  public int pending() {
    return runtime().await(session.copies().pending(source));
  }

  /**
   * Runs the job to its end.
   *
   * @return the rows read, the rows written as {@code repaired}, and as {@code unresolved} the
   *     changes that another process is copying
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; another run
   *     continues from there
   */
  @Override
  public CopyReport run() {
    String table = source.table().name();
    return session.jobs().run(JobKind.RESUME, table, this::resumed, CopyReport::counts);
  }

  private CopyReport resumed() {
    DaoRuntime<?> runtime = runtime();
    Throttle throttle = new Throttle(settings.rowsPerSecond());
    AtomicLong rows = new AtomicLong();
    AtomicLong over = new AtomicLong();
    AtomicLong all = new AtomicLong(1);
    FanOut.Watch watch =
        (copies, more) -> {
          long sum = rows.addAndGet(more);
          double share = over.get() / (double) all.get();
          settings.listener().accept(new MaintenanceProgress(copies, sum, share, null, 0));
        };
    List<FanOut> left = runtime.await(session.copies().left(source, held, watch));
    all.set(Math.max(1, left.size()));
    long repaired = 0;
    for (FanOut fanOut : left) {
      boolean end;
      do {
        end = runtime.await(fanOut.page());
        Throttle.rest(session, throttle.millisToRest(rows.get()));
      } while (!end);
      repaired += fanOut.repaired();
      over.incrementAndGet();
    }
    return new CopyReport(rows.get(), 0, 0, repaired, repaired, pending(), List.of());
  }

  private DaoRuntime<?> runtime() {
    return DaoRuntime.of(session, source);
  }
}
