package dev.rowan.operate.scan;

import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One run of a scan. Each worker takes the next free range, reads it page by page, and passes its
 * rows to the consumer, until no range is left or a worker fails. Used once.
 */
final class ScanRun<E> {
  /** The number of rows of one range between two calls of the listener. */
  private static final int ROWS_BETWEEN_NEWS = 500;

  private final DaoRuntime<E> runtime;
  private final ReadPlan plan;
  private final ScanSettings settings;
  private final Consumer<? super E> consumer;
  private final Object lock = new Object();

  private final Ranges ranges;
  private int next;
  private long rows;
  private volatile @Nullable Throwable failure;

  ScanRun(
      DaoRuntime<E> runtime, ReadPlan plan, ScanSettings settings, Consumer<? super E> consumer) {
    this.runtime = runtime;
    this.plan = plan;
    this.settings = settings;
    this.consumer = consumer;
    this.ranges = settings.left();
  }

  ScanProgress run() {
    List<Thread> others = new ArrayList<>();
    int workers = Math.min(settings.parallelism(), ranges.count() - ranges.done());
    for (int i = 1; i < workers; i++) {
      Thread thread = new Thread(this::work, "rowan-scan-" + i);
      thread.setDaemon(true);
      others.add(thread);
      thread.start();
    }
    work();
    if (!join(others)) {
      Thread.currentThread().interrupt();
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException thrown) {
      throw thrown;
    }
    synchronized (lock) {
      return progress();
    }
  }

  /** Waits for the end of the workers. An interrupt of this thread interrupts the workers. */
  private static boolean join(List<Thread> workers) {
    boolean quiet = true;
    for (Thread worker : workers) {
      while (worker.isAlive()) {
        try {
          worker.join();
        } catch (InterruptedException e) {
          quiet = false;
          workers.forEach(Thread::interrupt);
        }
      }
    }
    return quiet;
  }

  private void work() {
    try {
      int range = take();
      while (range >= 0) {
        read(range);
        range = take();
      }
    } catch (RuntimeException | Error e) {
      synchronized (lock) {
        if (failure == null) {
          failure = e;
        }
      }
    }
  }

  /** Returns the index of a free range, or -1. */
  private int take() {
    synchronized (lock) {
      int taken = ranges.next(next);
      next = taken + 1;
      return taken == ranges.count() || failure != null ? -1 : taken;
    }
  }

  private void read(int range) {
    int untold = 0;
    try (Stream<E> entities =
        runtime.awaitRead(runtime.scan(plan, ranges.tokens(range)).stream())) {
      for (Iterator<E> each = entities.iterator(); failure == null && each.hasNext(); ) {
        consumer.accept(each.next());
        if (++untold == ROWS_BETWEEN_NEWS) {
          tell(untold);
          untold = 0;
        }
      }
    }
    if (failure == null) {
      finish(range, untold);
    }
  }

  private void tell(int untold) {
    synchronized (lock) {
      rows += untold;
      settings.listener().accept(progress());
    }
  }

  private void finish(int range, int untold) {
    synchronized (lock) {
      ranges.finish(range);
      tell(untold);
    }
  }

  private ScanProgress progress() {
    return new ScanProgress(ranges.done(), ranges.count(), rows, ranges.toString());
  }
}
