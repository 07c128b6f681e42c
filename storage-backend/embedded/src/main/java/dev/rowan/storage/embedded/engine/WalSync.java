package dev.rowan.storage.embedded.engine;

import dev.rowan.error.ClosedMapper;
import dev.rowan.error.RowanException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings buffered writes to the disk once a second, on one daemon thread. After a failed attempt
 * nobody knows what the disk holds, so the store takes no writes any more.
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
   * @param tidy what else is to be done once a second
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

  /** There is something to bring to the disk. */
  void request() {
    // The plain read keeps the cache line shared while many threads write.
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
    } catch (ClosedMapper e) {
      LOG.debug("the store was closed before its last background sync; closing synced it");
    } catch (RowanException e) {
      failure = e;
      LOG.error("the log cannot be brought to the disk; the store takes no writes any more", e);
    }
  }

  @Override
  public void close() {
    repeated.cancel(false);
    timer.shutdown();
  }
}
