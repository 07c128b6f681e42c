package dev.rowan.storage.embedded;

import dev.rowan.backend.Backend;
import dev.rowan.backend.Capabilities;
import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A backend whose calls fail in one way or another from one call to another. */
final class FailingBackend implements Backend {
  /** In which way a call fails; a read always in the first. */
  enum Fault {
    /** Not applied, and the caller is told so. */
    REFUSED,
    /** Not applied, and the caller cannot know. */
    LOST,
    /** Applied, and the caller cannot know. */
    APPLIED,
    /** The first is applied, and the caller cannot know; the others are refused. */
    APPLIED_ONCE,
    /**
     * Applied later, and the caller cannot know; a unit with a condition is lost instead, as a
     * serial read ends what is under way.
     */
    LATE
  }

  private final Backend store;
  private final Capabilities capabilities;
  private final List<MutationSet> late = new ArrayList<>();
  private Fault fault = Fault.REFUSED;
  private int from = Integer.MAX_VALUE;
  private int to = Integer.MAX_VALUE;
  private int calls;

  FailingBackend(Backend store, boolean isolatedUpkeep) {
    this.store = store;
    this.capabilities = new Capabilities(isolatedUpkeep, true);
  }

  /** Lets calls fail from one on, counted from 1 from now, up to before another. */
  void fail(Fault newFault, int first, int end) {
    fault = newFault;
    from = first;
    to = end;
    calls = 0;
  }

  /** Lets no call fail any more, and applies what was late. */
  void heal() {
    fail(Fault.REFUSED, Integer.MAX_VALUE, Integer.MAX_VALUE);
    late.forEach(unit -> store.apply(unit).toCompletableFuture().join());
    late.clear();
  }

  /** Returns how many calls there were since the last order. */
  int calls() {
    return calls;
  }

  @Override
  public Capabilities capabilities() {
    return capabilities;
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return store.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet unit) {
    if (!isFailing()) {
      return store.apply(unit);
    }
    boolean conditional =
        unit.changes().stream().anyMatch(c -> c.mutation().condition() != Condition.NONE);
    switch (fault) {
      case REFUSED -> {
        return CompletableFuture.failedFuture(refused());
      }
      case APPLIED -> store.apply(unit).toCompletableFuture().join();
      case APPLIED_ONCE -> {
        store.apply(unit).toCompletableFuture().join();
        fault = Fault.REFUSED;
      }
      case LATE -> {
        if (!conditional) {
          late.add(unit);
        }
      }
      default -> {}
    }
    return CompletableFuture.failedFuture(
        new OutcomeUnknown(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null));
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return isFailing() ? CompletableFuture.failedFuture(refused()) : store.fetch(query);
  }

  private boolean isFailing() {
    calls++;
    return calls >= from && calls < to;
  }

  private static BackendUnavailable refused() {
    return new BackendUnavailable(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null);
  }

  @Override
  public void close() {
    store.close();
  }
}
