package dev.rowan.storage.embedded.operate;

import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.store.VacuumReport;
import dev.rowan.spi.store.VacuumStats;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.PurgeSchedule;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.write.PurgePath;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Background work, on one daemon thread that exists only while there is work. It removes the rows
 * of dropped tables, including those that an earlier process did not finish. It also vacuums tables
 * with expired or deleted data, at a limited rate. Thread-safe.
 */
public final class Housekeeping implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
  private static final long IDLE_SECONDS = 5;

  /** One step per pause: at most 100,000 rows a second. */
  private static final long PAUSE_MILLIS = TableSweep.STEP / 100;

  private static final long RETRY_SECONDS = 60;

  private final OrderedStore store;
  private final Catalogue catalogue;
  private final Vacuum vacuum;
  private final ScheduledThreadPoolExecutor worker;
  private volatile boolean vacuumFailed;
  private @Nullable Future<?> nextStep;

  /** Creates the background work for a store with its catalogue and purges. */
  public Housekeeping(OrderedStore store, Catalogue catalogue, PurgePath purges) {
    this.store = store;
    this.catalogue = catalogue;
    this.vacuum = new Vacuum(store, catalogue, purges);
    this.worker =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(task, "rowan-housekeeping");
              thread.setDaemon(true);
              return thread;
            });
    // Work that arrives too late for this opening happens at the next one.
    worker.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    worker.setKeepAliveTime(IDLE_SECONDS, TimeUnit.SECONDS);
    worker.allowCoreThreadTimeOut(true);
    worker.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    worker.setRemoveOnCancelPolicy(true);
  }

  /**
   * Resumes the work that was pending when the store was closed.
   *
   * @param vacuums whether tables are vacuumed in the background
   */
  public void start(boolean vacuums) {
    if (!catalogue.garbage().isEmpty()) {
      removeGarbageLater();
    }
    if (vacuums) {
      catalogue.purges().onChange(this::vacuumWhenDue);
      vacuumWhenDue();
    }
  }

  void removeGarbageLater() {
    worker.execute(this::removeGarbage);
  }

  void removeGarbage() {
    try {
      for (int id : catalogue.garbage()) {
        store.clear(Space.DATA, KeyFormat.tableStart(id), KeyFormat.tableStart(id + 1));
        catalogue.forgetGarbage(id);
      }
    } catch (RowanClosedException e) {
      LOG.debug("the store was closed before all rows of dropped tables were removed");
    } catch (RowanException e) {
      LOG.warn("rows of a dropped table could not be removed; the next opening retries", e);
    }
  }

  private void vacuumWhenDue() {
    long seconds = vacuum.secondsToNext();
    if (seconds != PurgeSchedule.NEVER) {
      vacuumIn(Math.max(1, seconds), TimeUnit.SECONDS);
    }
  }

  private synchronized void vacuumIn(long delay, TimeUnit unit) {
    if (nextStep != null) {
      nextStep.cancel(false);
    }
    nextStep = worker.schedule(this::vacuumStep, delay, unit);
  }

  private void vacuumStep() {
    try {
      boolean more = vacuum.step();
      vacuumFailed = false;
      if (more) {
        vacuumIn(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
      } else {
        vacuumWhenDue();
      }
    } catch (RowanClosedException e) {
      LOG.debug("the store was closed before all its tables were vacuumed");
    } catch (RowanException e) {
      vacuumFailed = true;
      LOG.warn("a table could not be vacuumed; the vacuum retries in a minute", e);
      vacuumIn(RETRY_SECONDS, TimeUnit.SECONDS);
    }
  }

  VacuumReport vacuum() {
    return vacuum.run();
  }

  VacuumStats vacuumStats() {
    return vacuum.stats();
  }

  boolean hasVacuumFailed() {
    return vacuumFailed;
  }

  /** Starts no further work, and waits for running work. */
  @Override
  public void close() {
    worker.shutdown();
    boolean interrupted = false;
    boolean ended = false;
    while (!ended) {
      try {
        ended = worker.awaitTermination(1, TimeUnit.DAYS);
      } catch (InterruptedException e) {
        // The store must not be freed while work uses it.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
