package dev.rowan.storage.cassandra.session;

import com.github.benmanes.caffeine.cache.AsyncCache;
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
  private final AsyncCache<StatementText, Prepared> statements;

  /** Prepares texts with this function, and holds at most this number of statements. */
  PreparedStatements(Function<String, CompletionStage<Prepared>> preparation, int capacity) {
    this.preparation = preparation;
    this.statements =
        // the caller's thread evicts: the cache needs no thread of its own
        Caffeine.newBuilder().maximumSize(capacity).executor(Runnable::run).buildAsync();
  }

  /** Returns the statement of a text if it is prepared, else null. */
  @Nullable Prepared ifPrepared(StatementText text) {
    CompletableFuture<Prepared> known = statements.getIfPresent(text);
    return known == null || known.isCompletedExceptionally() ? null : known.getNow(null);
  }

  /** Returns the statement of a text, and prepares it if the cache has none. */
  CompletableFuture<Prepared> of(StatementText text) {
    return statements.get(
        text, (missing, executor) -> preparation.apply(missing.toString()).toCompletableFuture());
  }

  /** Removes every statement whose text satisfies a predicate. */
  void forget(Predicate<StatementText> text) {
    statements.asMap().keySet().removeIf(text);
  }

  /** Returns how many statements are cached, after pending evictions. */
  long size() {
    statements.synchronous().cleanUp();
    return statements.synchronous().estimatedSize();
  }
}
