package dev.rowan.internal.state;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.store.IndexState;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Rejects reads through indexes that are not readable. The state of a readable index is read again
 * in the background every {@value #FRESH_SECONDS} seconds; the state of any other index is read for
 * each request. For a view, it asks the server until the server has built it. Thread-safe.
 */
public final class IndexGate {
  /** For how many seconds a state is valid after it was read. */
  static final int FRESH_SECONDS = 20;

  private final IndexStates states;
  private final Map<String, Known> known = new ConcurrentHashMap<>();
  private final Map<String, View> views = new ConcurrentHashMap<>();
  private final Set<String> reading = ConcurrentHashMap.newKeySet();

  /** A view of a table, and how to ask whether the server has built it. */
  private record View(String table, Supplier<CompletionStage<Boolean>> built) {}

  /** The state of an index, and when it was read. */
  private record Known(String table, IndexState state, long nanos) {
    boolean isFresh() {
      return System.nanoTime() - nanos < Duration.ofSeconds(FRESH_SECONDS).toNanos();
    }
  }

  /** Creates a gate over stored states. */
  public IndexGate(IndexStates states) {
    this.states = states;
  }

  /** Returns the stored states. */
  public IndexStates states() {
    return states;
  }

  /** Notes the state of an index. */
  public void learn(String table, String index, IndexState state) {
    known.put(index, new Known(table, state, System.nanoTime()));
  }

  /**
   * Registers a table that the server maintains.
   *
   * @param built asks whether the server has built it
   */
  public void learnView(
      String table, String view, boolean isBuilt, Supplier<CompletionStage<Boolean>> built) {
    if (isBuilt) {
      views.remove(view);
    } else {
      views.put(view, new View(table, built));
    }
  }

  /** Asks, if that is not known, whether the server has built a view. */
  public CompletionStage<Boolean> isBuilt(String view) {
    View asked = views.get(view);
    if (asked == null) {
      return CompletableFuture.completedFuture(true);
    }
    return asked
        .built()
        .get()
        .thenApply(
            built -> {
              if (built) {
                views.remove(view);
              }
              return built;
            });
  }

  /**
   * Lets a read through an index.
   *
   * @throws SchemaMismatchException if the index may lack rows
   */
  public void require(String index) {
    View view = views.get(index);
    if (view != null) {
      requireBuilt(index, view.table());
    }
    Known now = known.get(index);
    if (now == null || (now.state() == IndexState.READABLE && now.isFresh())) {
      return;
    }
    read(now.table());
    now = known.getOrDefault(index, now);
    if (now.state() != IndexState.READABLE) {
      throw new SchemaMismatchException(
          ErrorCode.INDEX_INCOMPLETE, Map.of("index", index, "table", now.table()), null);
    }
  }

  /** Does not wait, and may refuse a read although the server has just built the view. */
  private void requireBuilt(String view, String table) {
    if (reading.add(view)) {
      isBuilt(view).whenComplete((built, failure) -> reading.remove(view));
    }
    if (views.containsKey(view)) {
      throw new SchemaMismatchException(
          ErrorCode.INDEX_INCOMPLETE,
          Map.of("index", view, "table", table, "built by", "the server, which is at it"),
          null);
    }
  }

  /** Does not wait: a backend that answers at once has answered when this returns. */
  private void read(String table) {
    if (reading.add(table)) {
      states
          .read(table)
          .whenComplete(
              (records, failure) -> {
                reading.remove(table);
                if (failure == null) {
                  learn(table, records);
                }
              });
    }
  }

  private void learn(String table, Map<String, IndexRecord> records) {
    known.replaceAll(
        (index, before) -> {
          if (!before.table().equals(table)) {
            return before;
          }
          IndexRecord record = records.get(index);
          IndexState state = record == null ? before.state() : record.state();
          return new Known(table, state, System.nanoTime());
        });
  }
}
