package dev.rowan.storage.embedded;

import dev.rowan.backend.Backend;
import dev.rowan.backend.Capabilities;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.schema.Schema;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A backend without isolated upkeep that counts reads, lets somebody else go first, and answers
 * later if it is told to. Used by one thread.
 */
final class WatchedBackend implements Backend {
  private final Backend store;
  private final Map<String, Integer> reads = new HashMap<>();
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean later;
  private int mostWaiting;
  private final Map<String, Map<Integer, Runnable>> beforeReads = new HashMap<>();
  private Runnable beforeCondition = () -> {};

  WatchedBackend(Backend store) {
    this.store = store;
  }

  /** Counts from now on. */
  void watch() {
    reads.clear();
    beforeReads.clear();
    mostWaiting = 0;
  }

  int reads(String table) {
    return reads.getOrDefault(table, 0);
  }

  /** Does something before a read of a table, counted from 1 from the last {@link #watch}. */
  void beforeRead(String table, int number, Runnable action) {
    beforeReads.computeIfAbsent(table, absent -> new HashMap<>()).put(number, action);
  }

  /** Does something before each write under a condition. */
  void beforeCondition(Runnable action) {
    beforeCondition = action;
  }

  /** Answers reads from now on when {@link #answerAll} is called. */
  void answerLater() {
    later = true;
  }

  /** Answers until nobody asks any more; returns how many had been waiting at most. */
  int answerAll() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
    later = false;
    return mostWaiting;
  }

  @Override
  public Capabilities capabilities() {
    return new Capabilities(false, true);
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return store.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet unit) {
    if (unit.changes().stream().anyMatch(c -> c.mutation().condition() != Condition.NONE)) {
      Runnable action = beforeCondition;
      beforeCondition = () -> {};
      action.run();
      beforeCondition = action;
    }
    return store.apply(unit);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    String table = query.table().name();
    int number = reads.merge(table, 1, Integer::sum);
    Runnable action = beforeReads.getOrDefault(table, Map.of()).get(number);
    if (action != null) {
      action.run();
    }
    if (!later) {
      return store.fetch(query);
    }
    CompletableFuture<RowPage> answer = new CompletableFuture<>();
    waiting.add(() -> answer.complete(store.fetch(query).toCompletableFuture().join()));
    mostWaiting = Math.max(mostWaiting, waiting.size());
    return answer;
  }

  @Override
  public void close() {
    store.close();
  }
}
