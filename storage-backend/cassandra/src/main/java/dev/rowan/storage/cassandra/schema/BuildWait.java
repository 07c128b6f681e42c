package dev.rowan.storage.cassandra.schema;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Polls the servers until they have built a view or a native index. */
final class BuildWait {
  /** The number of polls after a creation; over few rows, the servers build at once. */
  static final int ROUNDS = 50;

  private static final Executor LATER =
      CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS);

  private BuildWait() {}

  /**
   * Completes when the servers have built the view or index; fails with {@link
   * SchemaMismatchException} after the last poll.
   *
   * @param rounds how many polls follow the first one
   * @param isBuilt one poll
   */
  static CompletionStage<Void> until(
      String index, String table, int rounds, Supplier<CompletionStage<Boolean>> isBuilt) {
    return isBuilt
        .get()
        .thenCompose(
            built -> {
              if (built) {
                return CompletableFuture.completedFuture(null);
              }
              if (rounds == 0) {
                throw new SchemaMismatchException(
                    ErrorCode.INDEX_INCOMPLETE,
                    Map.of(
                        "index",
                        index,
                        "table",
                        table,
                        "built by",
                        "the servers, which are building it"),
                    null);
              }
              return CompletableFuture.runAsync(() -> {}, LATER)
                  .thenCompose(waited -> until(index, table, rounds - 1, isBuilt));
            });
  }
}
