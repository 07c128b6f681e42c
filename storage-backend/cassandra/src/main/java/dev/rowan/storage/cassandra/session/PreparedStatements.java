package dev.rowan.storage.cassandra.session;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A cache of prepared statements by their texts; each is rendered and prepared once. The cache is
 * bounded: when it is full, it evicts the statements that were not used since it was last full.
 * Thread-safe.
 */
final class PreparedStatements {
  private final Function<String, CompletionStage<Prepared>> preparation;
  private final Cache<StatementText, CompletableFuture<Prepared>> statements;

  /** Prepares texts with this function, and holds at most this number of statements. */
  PreparedStatements(Function<String, CompletionStage<Prepared>> preparation, int capacity) {
    this.preparation = preparation;
    this.statements =
        // the caller's thread evicts: the cache needs no thread of its own
        Caffeine.newBuilder().maximumSize(capacity).executor(Runnable::run).build();
  }

  /** Returns the statement of a text if it is prepared, else null. */
  @Nullable Prepared ifPrepared(StatementText text) {
    CompletableFuture<Prepared> known = statements.getIfPresent(text);
    return known == null || known.isCompletedExceptionally() ? null : known.getNow(null);
  }

  /**
   * Returns the statement of a text, and prepares it if the cache has none. Concurrent calls with
   * one text share one preparation. A preparation that fails is not cached.
   */
  CompletableFuture<Prepared> of(StatementText text) {
    CompletableFuture<Prepared> known = statements.getIfPresent(text);
    if (known != null) {
      return known;
    }
    CompletableFuture<Prepared> added = new CompletableFuture<>();
    known = statements.asMap().putIfAbsent(text, added);
    return known == null ? prepare(text, added) : known;
  }

  private CompletableFuture<Prepared> prepare(
      StatementText text, CompletableFuture<Prepared> added) {
    try {
      var unused =
          preparation
              .apply(text.toString())
              .whenComplete((statement, failure) -> complete(text, added, statement, failure));
    } catch (RuntimeException e) {
      complete(text, added, null, e);
    }
    return added;
  }

  private void complete(
      StatementText text,
      CompletableFuture<Prepared> added,
      @Nullable Prepared statement,
      @Nullable Throwable failure) {
    if (failure == null) {
      added.complete(statement);
    } else {
      statements.asMap().remove(text, added);
      added.completeExceptionally(failure);
    }
  }

  /** Removes every statement whose text satisfies a predicate. */
  void forget(Predicate<StatementText> text) {
    statements.asMap().keySet().removeIf(text);
  }

  /** Returns how many statements are cached, after pending evictions. */
  long size() {
    statements.cleanUp();
    return statements.estimatedSize();
  }
}
