package dev.rowan.internal.async;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Starts one request for each of many items, at most {@value #MAX_CONCURRENCY} at the same time.
 * The items are divided into groups of that size; a group starts when all requests of the group
 * before have succeeded.
 */
public final class BoundedConcurrency {
  /** How many requests are in flight at most. */
  public static final int MAX_CONCURRENCY = 64;

  private BoundedConcurrency() {}

  /**
   * Returns a stage that completes when the requests of all items have succeeded. It fails with the
   * failure of a request, after all requests of the same group have ended; the groups after that
   * are not started.
   */
  public static <A> CompletionStage<Void> forEach(
      List<A> items, Function<? super A, ? extends CompletionStage<?>> request) {
    if (items.size() <= MAX_CONCURRENCY) {
      return group(items, request);
    }
    int[] next = {0};
    return Loop.until(
        () -> {
          int end = Math.min(next[0] + MAX_CONCURRENCY, items.size());
          List<A> now = items.subList(next[0], end);
          next[0] = end;
          return group(now, request).thenApply(done -> end == items.size());
        });
  }

  /**
   * Returns the results of the requests of all items, in the order of the items.
   *
   * @param await waits for one group of requests in the calling thread, such as with a time limit
   *     of its own for each group
   */
  public static <A, B> List<B> map(
      List<A> items,
      Function<? super A, ? extends CompletionStage<B>> request,
      Consumer<? super CompletionStage<Void>> await) {
    List<B> results = new ArrayList<>(items.size());
    for (int from = 0; from < items.size(); from += MAX_CONCURRENCY) {
      List<CompletableFuture<B>> group = new ArrayList<>(MAX_CONCURRENCY);
      for (A item : items.subList(from, Math.min(items.size(), from + MAX_CONCURRENCY))) {
        group.add(request.apply(item).toCompletableFuture());
      }
      await.accept(CompletableFuture.allOf(group.toArray(CompletableFuture<?>[]::new)));
      group.forEach(each -> results.add(each.join()));
    }
    return results;
  }

  private static <A> CompletionStage<Void> group(
      List<A> items, Function<? super A, ? extends CompletionStage<?>> request) {
    CompletableFuture<?>[] started = new CompletableFuture<?>[items.size()];
    for (int i = 0; i < started.length; i++) {
      started[i] = request.apply(items.get(i)).toCompletableFuture();
    }
    return CompletableFuture.allOf(started);
  }
}
