package dev.rowan.storage.cassandra.session;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
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
  private final int capacity;
  private final ConcurrentHashMap<StatementText, Entry> entries = new ConcurrentHashMap<>();

  /** A statement, and whether it was used recently. */
  private static final class Entry {
    final CompletableFuture<Prepared> statement;
    volatile boolean used = true;

    Entry(CompletableFuture<Prepared> statement) {
      this.statement = statement;
    }

    CompletableFuture<Prepared> use() {
      if (!used) {
        used = true;
      }
      return statement;
    }
  }

  /** Prepares texts with this function, and holds at most this number of statements. */
  PreparedStatements(Function<String, CompletionStage<Prepared>> preparation, int capacity) {
    this.preparation = preparation;
    this.capacity = capacity;
  }

  /** Returns the statement of a text if it is prepared already; else null. */
  @Nullable Prepared ifPrepared(StatementText text) {
    Entry known = entries.get(text);
    return known == null || known.statement.isCompletedExceptionally()
        ? null
        : known.use().getNow(null);
  }

  /** Returns the statement of a text. */
  CompletableFuture<Prepared> of(StatementText text) {
    Entry known = entries.get(text);
    if (known != null) {
      return known.use();
    }
    if (entries.size() >= capacity) {
      forgetUnused();
    }
    Entry entry = entries.computeIfAbsent(text, this::prepare);
    CompletionStage<Prepared> preparing = entry.statement;
    preparing.whenComplete(
        (statement, failure) -> {
          if (failure != null) {
            entries.values().remove(entry);
          }
        });
    return entry.statement;
  }

  /** Evicts every statement whose text matches. */
  void forget(Predicate<StatementText> text) {
    entries.keySet().removeIf(text);
  }

  int size() {
    return entries.size();
  }

  private Entry prepare(StatementText text) {
    return new Entry(preparation.apply(text.toString()).toCompletableFuture());
  }

  private void forgetUnused() {
    entries.values().removeIf(entry -> !entry.used);
    if (entries.size() >= capacity) {
      entries.clear();
    }
    entries.values().forEach(entry -> entry.used = false);
  }
}
