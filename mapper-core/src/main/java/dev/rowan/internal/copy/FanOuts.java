package dev.rowan.internal.copy;

import dev.rowan.internal.observe.JobObservers;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.observe.JobKind;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tasks that this process executes. Thread-safe. */
final class FanOuts {
  private static final Logger LOG = LoggerFactory.getLogger(FanOuts.class);

  private final Backend backend;
  private final RetryPolicy retries;
  private final CopyTasks tasks;
  private final JobObservers jobs;
  private final PendingStages pending = new PendingStages();
  private final Set<UUID> own = ConcurrentHashMap.newKeySet();
  private volatile boolean stopped;

  FanOuts(Backend backend, RetryPolicy retries, CopyTasks tasks, JobObservers jobs) {
    this.backend = backend;
    this.retries = retries;
    this.tasks = tasks;
    this.jobs = jobs;
  }

  /** Creates the task of a change that is about to be made. */
  FanOut prepare(CopyReconciler reconciler, Row key, CallOptions options) {
    CopyLink link = reconciler.link();
    String source = link.source().declared().name();
    Instant now = Instant.now();
    CopyTask task =
        new CopyTask(
            source,
            KeyText.of(link.source().declared(), key),
            link.name(),
            UUID.randomUUID(),
            now,
            now.plus(FanOut.LEASE),
            null,
            0);
    own.add(task.id());
    return of(reconciler, task, options, FanOut.Watch.NONE);
  }

  /** Returns the execution of a recorded task. */
  FanOut of(CopyReconciler reconciler, CopyTask task, CallOptions options, FanOut.Watch watch) {
    return new FanOut(backend, retries, tasks, reconciler, task, options, () -> stopped, watch);
  }

  /**
   * Starts to propagate a change that was made. A failure leaves the task to another process, and
   * does not fail the write.
   *
   * @return completes when the writer has to wait no longer
   */
  CompletionStage<Void> start(FanOut fanOut) {
    own.add(fanOut.task().id());
    CompletionStage<Void> run = pending.with(logged(fanOut));
    return fanOut.link().isAsync() ? CompletableFuture.completedFuture(null) : first(run, fanOut);
  }

  private static CompletionStage<Void> first(CompletionStage<Void> run, FanOut fanOut) {
    return run.toCompletableFuture().isDone() ? run : fanOut.waitedFor();
  }

  private CompletionStage<Void> logged(FanOut fanOut) {
    JobObservers.Run job = jobs.start(JobKind.PROPAGATE, fanOut.link().copying().declared().name());
    return fanOut
        .run()
        .handle(
            (done, failure) -> {
              if (failure == null) {
                job.ended(fanOut.counts());
              } else {
                job.failed(failure);
              }
              own.remove(fanOut.task().id());
              if (failure != null || !(fanOut.isOver() || stopped)) {
                warn(fanOut, failure);
              }
              return null;
            });
  }

  private static void warn(FanOut fanOut, @Nullable Throwable failure) {
    LOG.warn(
        "a change is still to be propagated to its copies, by resumeCopies: copies={} rows={}",
        fanOut.link().name(),
        fanOut.task().done(),
        failure);
  }

  /** Leaves the task of a change with an unknown outcome to other processes. */
  void leave(FanOut fanOut) {
    own.remove(fanOut.task().id());
  }

  /**
   * Deletes the task of a change that was not made. If that fails, executing the task is harmless.
   */
  void drop(FanOut fanOut) {
    own.remove(fanOut.task().id());
    var unused =
        pending.with(
            fanOut
                .forget()
                .handle(
                    (done, failure) -> {
                      if (failure != null) {
                        LOG.debug(
                            "the task of a change that was not made is still recorded", failure);
                      }
                      return null;
                    }));
  }

  /** Returns whether this process executes a task already. */
  boolean isOwn(CopyTask task) {
    return own.contains(task.id());
  }

  /** Stops all tasks after their current page; the store contains what is left. */
  void stop() {
    stopped = true;
  }

  /**
   * Returns a stage that completes when everything that was started so far has ended. It never
   * fails.
   */
  CompletionStage<Void> settled() {
    return pending.settled();
  }
}
