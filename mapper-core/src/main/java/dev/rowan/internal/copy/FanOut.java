package dev.rowan.internal.copy;

import dev.rowan.internal.async.Loop;
import dev.rowan.internal.observe.JobObservers;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Propagates one change of one row to all rows that copy from it, page by page, and records its
 * progress in the store. Used once.
 */
public final class FanOut {
  /** For how long a process owns a task without recording progress. */
  static final Duration LEASE = Duration.ofSeconds(60);

  /** The writer of the source waits for at most this many rows. */
  static final int WAITED_FOR = 10_000;

  /** The writer of the source waits for at most this long, and never after its deadline. */
  static final Duration WAITED_TIME = Duration.ofSeconds(10);

  private static final int PAGE_ROWS = 100;
  private static final int ROWS_BETWEEN_NOTES = 1_000;
  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(2);

  private final Backend backend;
  private final RetryPolicy retries;
  private final CopyTasks tasks;
  private final CopyReconciler reconciler;
  private final Row key;
  private final CallOptions options;

  /** When the call ends that makes the change. */
  private final Deadline deadline;

  /** Count the request that records the task, for which the call waits. */
  private final @Nullable CallCounters call;

  private final BooleanSupplier stopped;
  private final Watch watch;
  private final AtomicLong repaired = new AtomicLong();
  private final CompletableFuture<Void> waitedFor = new CompletableFuture<>();
  private CopyTask task;
  private @Nullable Position next;
  private boolean ended;
  private boolean outrun;
  private long notedNanos = System.nanoTime();
  private long notedRows;

  /** Called after every page. May throw, to end the run. */
  @FunctionalInterface
  public interface Watch {
    /** Nothing. */
    Watch NONE = (copies, rows) -> {};

    /**
     * Receives a page.
     *
     * @param copies the name of the table that copies
     * @param rows how many rows the page had
     */
    void after(String copies, int rows);
  }

  FanOut(
      Backend backend,
      RetryPolicy retries,
      CopyTasks tasks,
      CopyReconciler reconciler,
      CopyTask task,
      CallOptions options,
      BooleanSupplier stopped,
      Watch watch) {
    this.backend = backend;
    this.retries = retries;
    this.tasks = tasks;
    this.reconciler = reconciler;
    this.task = task;
    this.key = KeyText.read(reconciler.link().source().declared(), task.key());
    this.deadline = retries.deadline(options);
    this.call = options.counters();
    this.options = options.afterCall(); // no call waits for all rows
    this.stopped = stopped;
    this.watch = watch;
    this.next = position(task.position());
    this.notedRows = task.done();
  }

  CopyTask task() {
    return task;
  }

  CopyLink link() {
    return reconciler.link();
  }

  /** Returns how many rows were written so far. */
  public long repaired() {
    return repaired.get();
  }

  /** Returns what a listener of jobs learns: rows that copy, and those that were written. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(task.done(), repaired(), repaired(), isOver() ? 0 : 1);
  }

  /** Returns whether all rows are consistent with the change. */
  public boolean isOver() {
    return ended && !outrun;
  }

  /**
   * Returns a stage that completes when as many rows are consistent as the writer of the source
   * waits for, at the latest at the deadline of the writer's call.
   */
  CompletionStage<Void> waitedFor() {
    return waitedFor;
  }

  /** Records the task in the store, within the deadline of the call. */
  CompletionStage<Void> note() {
    return tasks.note(task, deadline, call);
  }

  /** Deletes the task from the store. */
  CompletionStage<Void> forget() {
    return tasks.forget(task);
  }

  /**
   * Propagates the change until all rows are consistent, or the task is stopped.
   *
   * @return completes with a failure if the store failed; another run then continues from there
   */
  CompletionStage<Void> run() {
    // the change is made: the writer succeeds at its deadline, whatever rows are still to follow
    long nanos = Math.max(0, Math.min(WAITED_TIME.toNanos(), deadline.nanosLeft()));
    waitedFor.completeOnTimeout(null, nanos, TimeUnit.NANOSECONDS);
    return Loop.until(this::page).whenComplete((done, failure) -> waitedFor.complete(null));
  }

  /**
   * Propagates the change to the next page of rows.
   *
   * @return completes with whether that was the last page, or the task is stopped; with a failure
   *     if the store failed, and another run then continues from there
   */
  public CompletionStage<Boolean> page() {
    if (stopped.getAsBoolean()) {
      return CompletableFuture.completedFuture(true);
    }
    return reconciler
        .source(key, options, reconciler.deadline())
        .thenCompose(source -> fetched().thenCompose(page -> settled(page, source)));
  }

  private CompletionStage<RowPage> fetched() {
    return retries.idempotent(
        () ->
            backend.fetch(
                reconciler.link().page(key, PAGE_ROWS, next, ReadMode.PLAIN.with(options))),
        retries.deadline());
  }

  private CompletionStage<Boolean> settled(RowPage page, CopyReconciler.Source source) {
    List<Row> keys = reconciler.link().keys(page.rows());
    CompletableFuture<?>[] all =
        keys.stream()
            .map(each -> reconciler.settle(each, key, source, options).thenAccept(this::count))
            .map(CompletionStage::toCompletableFuture)
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(all).thenCompose(done -> afterPage(page, keys.size()));
  }

  private synchronized void count(CopyReconciler.End end) {
    if (end == CopyReconciler.End.REPAIRED) {
      repaired.incrementAndGet();
    }
    outrun |= end == CopyReconciler.End.OUTRUN;
  }

  private CompletionStage<Boolean> afterPage(RowPage page, int rows) {
    next = page.next();
    ended = next == null;
    task = task.at(text(next), task.done() + rows, Instant.now().plus(LEASE));
    if (task.done() >= WAITED_FOR) {
      waitedFor.complete(null);
    }
    watch.after(link().copying().declared().name(), rows);
    if (ended) {
      return (isOver() ? forget() : CompletableFuture.<Void>completedFuture(null))
          .thenApply(done -> true);
    }
    boolean late = System.nanoTime() - notedNanos > BETWEEN_NOTES.toNanos();
    CompletionStage<Void> noted = CompletableFuture.completedFuture(null);
    if (late || task.done() - notedRows >= ROWS_BETWEEN_NOTES) {
      notedNanos = System.nanoTime();
      notedRows = task.done();
      // rows that other writers overtook have to be read again
      CopyTask far = outrun ? task.at(null, 0, task.heldUntil()) : task;
      noted = tasks.note(far, task.heldUntil());
    }
    return noted.thenApply(done -> false);
  }

  private static @Nullable Position position(@Nullable String text) {
    return text == null ? null : new Position(ByteBuffer.wrap(Base64.getUrlDecoder().decode(text)));
  }

  private static @Nullable String text(@Nullable Position position) {
    if (position == null) {
      return null;
    }
    byte[] bytes = new byte[position.bytes().remaining()];
    position.bytes().duplicate().get(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
