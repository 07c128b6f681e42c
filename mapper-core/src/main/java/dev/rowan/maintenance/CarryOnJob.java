package dev.rowan.maintenance;

import dev.rowan.binding.EntityMapping;
import dev.rowan.copy.FanOut;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Carries changes of an entity's rows on to the rows that copy from them, where the process that
 * made them was stopped or failed. {@link #run} works in the calling thread; how far it is stands
 * in the store, so that another run, also after a crash, goes on from there. Immutable.
 */
public final class CarryOnJob {
  private final Session session;
  private final EntityMapping<?> source;
  private final JobSettings settings;
  private final boolean held;

  CarryOnJob(Session session, EntityMapping<?> source, JobSettings settings, boolean held) {
    this.session = session;
    this.source = source;
    this.settings = settings;
    this.held = held;
  }

  /**
   * Returns the job at so many rows a second at most; without it as fast as it goes.
   *
   * @throws dev.rowan.error.RejectedInput if that is less than 1
   */
  public CarryOnJob atMost(int rowsPerSecond) {
    return new CarryOnJob(session, source, settings.atMost(rowsPerSecond), held);
  }

  /**
   * Returns the job that carries on also what another process holds, which otherwise is left to it
   * for a minute after its last sign of life. If that process still is at it, both do the same
   * work, and no harm.
   */
  public CarryOnJob takingOver() {
    return new CarryOnJob(session, source, settings, true);
  }

  /**
   * Returns the job that tells this listener after every page how far it is, by changes; from any
   * thread, one after the other. Its progress has no position: it needs none to go on.
   */
  public CarryOnJob watchedBy(Consumer<UpkeepProgress> listener) {
    return new CarryOnJob(session, source, settings.watchedBy(listener), held);
  }

  /**
   * Returns how many changes are still to be carried on, also those that a process is carrying on
   * now.
   */
  public int pending() {
    return runtime().await(session.copies().standing(source));
  }

  /**
   * Does the work.
   *
   * @return rows looked at, those that were written as healed, and the changes that are left as
   *     unsettled, because another process is at them
   * @throws dev.rowan.error.RowanException if the store cannot be read or written; another run goes
   *     on from there
   */
  public CopyReport run() {
    DaoRuntime<?> runtime = runtime();
    Pace pace = new Pace(settings.rowsPerSecond());
    AtomicLong rows = new AtomicLong();
    AtomicLong over = new AtomicLong();
    AtomicLong all = new AtomicLong(1);
    FanOut.Watch watch =
        (copies, more) -> {
          long sum = rows.addAndGet(more);
          double share = over.get() / (double) all.get();
          settings.listener().accept(new UpkeepProgress(copies, sum, share, null));
        };
    List<FanOut> left = runtime.await(session.copies().left(source, held, watch));
    all.set(Math.max(1, left.size()));
    long healed = 0;
    for (FanOut fanOut : left) {
      boolean end;
      do {
        end = runtime.await(fanOut.page());
        Pace.rest(runtime, pace.millisToRest(rows.get()));
      } while (!end);
      healed += fanOut.mended();
      over.incrementAndGet();
    }
    return new CopyReport(rows.get(), 0, 0, healed, healed, pending(), List.of());
  }

  private DaoRuntime<?> runtime() {
    return DaoRuntime.of(session, source);
  }
}
