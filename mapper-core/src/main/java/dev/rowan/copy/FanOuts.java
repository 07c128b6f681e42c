package dev.rowan.copy;

import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.value.Row;
import dev.rowan.write.RetryPolicy;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The changes that this process carries on. Thread-safe. */
final class FanOuts {
  private static final Logger LOG = LoggerFactory.getLogger(FanOuts.class);

  private final Backend backend;
  private final RetryPolicy retries;
  private final CopyTasks tasks;
  private final UnderWay underWay = new UnderWay();
  private final Set<UUID> own = ConcurrentHashMap.newKeySet();
  private volatile boolean stopped;

  FanOuts(Backend backend, RetryPolicy retries, CopyTasks tasks) {
    this.backend = backend;
    this.retries = retries;
    this.tasks = tasks;
  }

  /** Prepares to carry on a change that is about to be made. */
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

  /** Returns what carries on a change that somebody noted. */
  FanOut of(CopyReconciler reconciler, CopyTask task, CallOptions options, FanOut.Watch watch) {
    return new FanOut(backend, retries, tasks, reconciler, task, options, () -> stopped, watch);
  }

  /**
   * Begins to carry on a change that was made. What goes wrong is left for another one, and does
   * not become a failure of the write.
   *
   * @return completes when the writer need not wait any longer
   */
  CompletionStage<Void> start(FanOut fanOut) {
    own.add(fanOut.task().id());
    CompletionStage<Void> run = underWay.with(logged(fanOut));
    return fanOut.link().isAsync() ? CompletableFuture.completedFuture(null) : first(run, fanOut);
  }

  private static CompletionStage<Void> first(CompletionStage<Void> run, FanOut fanOut) {
    return run.toCompletableFuture().isDone() ? run : fanOut.waitedFor();
  }

  private CompletionStage<Void> logged(FanOut fanOut) {
    return fanOut
        .run()
        .handle(
            (done, failure) -> {
              own.remove(fanOut.task().id());
              if (failure != null || !(fanOut.isOver() || stopped)) {
                warn(fanOut, failure);
              }
              return null;
            });
  }

  private static void warn(FanOut fanOut, @Nullable Throwable failure) {
    LOG.warn(
        "a change is still to be carried on to its copies, by carryOn: copies={} rows={}",
        fanOut.link().name(),
        fanOut.task().done(),
        failure);
  }

  /** Leaves a change to others of which nobody knows whether it was made. */
  void leave(FanOut fanOut) {
    own.remove(fanOut.task().id());
  }

  /** Forgets a change that was not made; if that fails, carrying it on does no harm. */
  void drop(FanOut fanOut) {
    own.remove(fanOut.task().id());
    var unused =
        underWay.with(
            fanOut
                .forget()
                .handle(
                    (done, failure) -> {
                      if (failure != null) {
                        LOG.debug("a change that was not made is still noted", failure);
                      }
                      return null;
                    }));
  }

  /** Returns whether this process carries a change on already. */
  boolean isOwn(CopyTask task) {
    return own.contains(task.id());
  }

  /** Lets everything stop at its next page; what is left is noted in the store. */
  void stop() {
    stopped = true;
  }

  /** Completes when nothing that was begun so far is under way. Never fails. */
  CompletionStage<Void> settled() {
    return underWay.settled();
  }
}
