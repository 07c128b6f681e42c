package dev.rowan.maintenance;

import dev.rowan.runtime.DaoRuntime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/** Does something with each of many, some of them at a time. */
final class AtATime {
  /** So many are under way at once. */
  static final int MOST = 64;

  private AtATime() {}

  /** Returns what the work on each completed with, in their order; fails as the first that does. */
  static <A, B> List<B> each(
      DaoRuntime<?> runtime, List<A> all, Function<A, CompletionStage<B>> work) {
    List<B> results = new ArrayList<>(all.size());
    for (int from = 0; from < all.size(); from += MOST) {
      List<CompletableFuture<B>> under = new ArrayList<>(MOST);
      for (A each : all.subList(from, Math.min(all.size(), from + MOST))) {
        under.add(work.apply(each).toCompletableFuture());
      }
      runtime.await(CompletableFuture.allOf(under.toArray(CompletableFuture<?>[]::new)));
      under.forEach(each -> results.add(each.join()));
    }
    return results;
  }
}
