package dev.rowan.internal.session;

import dev.rowan.internal.state.MoveStates;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A layer that records the first write of a table that was an index of its former table, before
 * that write. The former table lacks the write from then on. Other writes pass unchanged.
 * Thread-safe.
 */
final class MovedWrites extends ForwardingBackend {
  private final MoveStates states;

  /** The former tables, by the names of tables that this session has not written. */
  private final Map<String, String> unwritten = new ConcurrentHashMap<>();

  MovedWrites(Backend stored) {
    super(stored);
    this.states = new MoveStates(stored);
  }

  /** Records the next write of a table. */
  static void watch(Backend backend, String former, String table) {
    backend.as(MovedWrites.class).ifPresent(layer -> layer.unwritten.put(table, former));
  }

  /** Returns whether the next write of some table must be recorded. */
  boolean isWatching() {
    return !unwritten.isEmpty();
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    CompletionStage<?> recorded = CompletableFuture.completedFuture(null);
    for (Change change : batch.changes()) {
      String table = change.mutation().table().name();
      String former = unwritten.get(table);
      if (former != null) {
        recorded =
            recorded
                .thenCompose(done -> states.written(former, table))
                .thenAccept(done -> unwritten.remove(table));
      }
    }
    return recorded.thenCompose(done -> super.apply(batch));
  }
}
