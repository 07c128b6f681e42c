package dev.rowan.storage.embedded;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A backend whose derived tables the client maintains. It counts reads, runs an action before a
 * call, and can delay its answers. Used by one thread.
 */
final class WatchedBackend extends ForwardingBackend {
  private final Map<String, Integer> reads = new HashMap<>();
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private boolean later;
  private int mostWaiting;
  private final Map<String, Map<Integer, Runnable>> beforeReads = new HashMap<>();
  private Runnable beforeCondition = () -> {};

  WatchedBackend(Backend store) {
    super(store);
  }

  /** Restarts the count. */
  void watch() {
    reads.clear();
    beforeReads.clear();
    mostWaiting = 0;
  }

  int reads(String table) {
    return reads.getOrDefault(table, 0);
  }

  /** Runs an action before a read of a table, counted from 1 from the last {@link #watch}. */
  void beforeRead(String table, int number, Runnable action) {
    beforeReads.computeIfAbsent(table, absent -> new HashMap<>()).put(number, action);
  }

  /** Runs an action before each conditional write. */
  void beforeCondition(Runnable action) {
    beforeCondition = action;
  }

  /** Delays the answers of reads until {@link #answerAll} is called. */
  void answerLater() {
    later = true;
  }

  /** Answers until there are no more requests; returns the maximum number of pending ones. */
  int answerAll() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
    later = false;
    return mostWaiting;
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.of(Capability.CONDITIONAL_WRITES);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    if (batch.changes().stream().anyMatch(c -> c.mutation().condition() != Condition.NONE)) {
      Runnable action = beforeCondition;
      beforeCondition = () -> {};
      action.run();
      beforeCondition = action;
    }
    return super.apply(batch);
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
      return super.fetch(query);
    }
    CompletableFuture<RowPage> answer = new CompletableFuture<>();
    waiting.add(() -> answer.complete(super.fetch(query).toCompletableFuture().join()));
    mostWaiting = Math.max(mostWaiting, waiting.size());
    return answer;
  }
}
