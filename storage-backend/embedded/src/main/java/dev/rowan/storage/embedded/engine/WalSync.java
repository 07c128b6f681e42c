package dev.rowan.storage.embedded.engine;

import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Syncs buffered writes to disk once a second, on one daemon thread. After a failed sync the
 * content of the disk is unknown, so the store accepts no more writes.
 */
final class WalSync implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WalSync.class);
  private static final long PERIOD_MILLIS = 1_000;

  private final Runnable sync;
  private final ScheduledExecutorService timer;
  private final Future<?> repeated;
  private volatile boolean wanted;
  private volatile @Nullable RowanException failure;

  /**
   * Starts the thread.
   *
   * @param tidy another task that runs once a second
   */
  WalSync(Runnable sync, Runnable tidy) {
    this.sync = sync;
    this.timer =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "rowan-wal-sync");
              thread.setDaemon(true);
              return thread;
            });
    this.repeated =
        timer.scheduleWithFixedDelay(
            () -> {
              syncIfWanted();
              tidy.run();
            },
            PERIOD_MILLIS,
            PERIOD_MILLIS,
            TimeUnit.MILLISECONDS);
  }

  /** Requests a sync. */
  void request() {
    // The plain read leaves the cache line shared while many threads write.
    if (!wanted) {
      wanted = true;
    }
  }

  void failIfLastFailed() {
    RowanException last = failure;
    if (last != null) {
      throw EngineErrors.afterFailedSync(last);
    }
  }

  boolean hasFailed() {
    return failure != null;
  }

  void syncIfWanted() {
    if (!wanted) {
      return;
    }
    wanted = false;
    try {
      sync.run();
    } catch (RowanClosedException e) {
      LOG.debug("the store was closed before its last background sync; closing synced it");
    } catch (RowanException e) {
      failure = e;
      LOG.error("the log cannot be synced to disk; the store accepts no more writes", e);
    }
  }

  @Override
  public void close() {
    repeated.cancel(false);
    timer.shutdown();
  }
}
