package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Statements by the pieces of their text, each rendered and prepared once. Holds a bounded number:
 * where there are more, those not used since the last time that it was full are forgotten.
 * Thread-safe.
 */
final class PreparedStatements {
  private final Function<String, CompletionStage<PreparedStatement>> preparation;
  private final int capacity;
  private final ConcurrentHashMap<List<String>, Entry> entries = new ConcurrentHashMap<>();

  /** A statement, and whether it was used lately. */
  private static final class Entry {
    final CompletableFuture<PreparedStatement> statement;
    volatile boolean used = true;

    Entry(CompletableFuture<PreparedStatement> statement) {
      this.statement = statement;
    }
  }

  /** Prepares texts by this function, and holds at most so many. */
  PreparedStatements(
      Function<String, CompletionStage<PreparedStatement>> preparation, int capacity) {
    this.preparation = preparation;
    this.capacity = capacity;
  }

  /** Returns the statement of which these are the pieces. */
  CompletableFuture<PreparedStatement> of(List<String> pieces) {
    Entry known = entries.get(pieces);
    if (known != null) {
      if (!known.used) {
        known.used = true;
      }
      return known.statement;
    }
    if (entries.size() >= capacity) {
      forgetUnused();
    }
    Entry entry = entries.computeIfAbsent(List.copyOf(pieces), this::prepare);
    CompletionStage<PreparedStatement> preparing = entry.statement;
    preparing.whenComplete(
        (statement, failure) -> {
          if (failure != null) {
            entries.values().remove(entry);
          }
        });
    return entry.statement;
  }

  /** Forgets every statement that has such a piece. */
  void forget(Predicate<String> piece) {
    entries.keySet().removeIf(pieces -> pieces.stream().anyMatch(piece));
  }

  int size() {
    return entries.size();
  }

  private Entry prepare(List<String> pieces) {
    return new Entry(preparation.apply(String.join("", pieces)).toCompletableFuture());
  }

  private void forgetUnused() {
    entries.values().removeIf(entry -> !entry.used);
    if (entries.size() >= capacity) {
      entries.clear();
    }
    entries.values().forEach(entry -> entry.used = false);
  }
}
