package dev.rowan.internal.copy;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;

/** Stages that are not complete yet. Thread-safe. */
final class PendingStages {
  private final Map<Object, CompletableFuture<?>> stages = new ConcurrentHashMap<>();

  /** Returns a stage, and tracks it until it is complete. */
  <T> CompletionStage<T> with(CompletionStage<T> stage) {
    CompletableFuture<T> future = stage.toCompletableFuture();
    if (!future.isDone()) {
      Object place = new Object();
      stages.put(place, future);
      var unused = future.whenComplete((result, failure) -> stages.remove(place));
    }
    return future;
  }

  /**
   * Returns a stage that completes when all stages that are tracked now are complete. It never
   * fails.
   */
  CompletionStage<Void> settled() {
    return CompletableFuture.allOf(stages.values().toArray(CompletableFuture<?>[]::new))
        .handle((done, failure) -> null);
  }
}
