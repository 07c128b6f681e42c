package dev.rowan.storage.embedded;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A backend whose calls fail in a chosen way, within a chosen range of calls. */
final class FailingBackend extends ForwardingBackend {
  /** How a call fails; a read always fails in the first way. */
  enum Fault {
    /** Not applied, and reported as not applied. */
    REFUSED,
    /** Not applied, and reported as unknown. */
    LOST,
    /** Applied, and reported as unknown. */
    APPLIED,
    /** The first call is applied and reported as unknown; the others are refused. */
    APPLIED_ONCE,
    /**
     * Applied later, and reported as unknown. A batch with a condition is lost instead, because a
     * serial read completes pending ones.
     */
    LATE
  }

  private final Capabilities capabilities;
  private final List<MutationSet> late = new ArrayList<>();
  private Fault fault = Fault.REFUSED;
  private int from = Integer.MAX_VALUE;
  private int to = Integer.MAX_VALUE;
  private int calls;

  FailingBackend(Backend store, boolean maintainsIndexes) {
    super(store);
    this.capabilities =
        maintainsIndexes
            ? Capabilities.of(Capability.INDEX_MAINTENANCE, Capability.CONDITIONAL_WRITES)
            : Capabilities.of(Capability.CONDITIONAL_WRITES);
  }

  /** Lets calls fail from one number to before another, counted from 1 from now. */
  void fail(Fault newFault, int first, int end) {
    fault = newFault;
    from = first;
    to = end;
    calls = 0;
  }

  /** Ends the failures, and applies delayed calls. */
  void heal() {
    fail(Fault.REFUSED, Integer.MAX_VALUE, Integer.MAX_VALUE);
    late.forEach(batch -> super.apply(batch).toCompletableFuture().join());
    late.clear();
  }

  /** Returns the number of calls since the last order. */
  int calls() {
    return calls;
  }

  @Override
  public Capabilities capabilities() {
    return capabilities;
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    if (!isFailing()) {
      return super.apply(batch);
    }
    boolean conditional =
        batch.changes().stream().anyMatch(c -> c.mutation().condition() != Condition.NONE);
    switch (fault) {
      case REFUSED -> {
        return CompletableFuture.failedFuture(refused());
      }
      case APPLIED -> super.apply(batch).toCompletableFuture().join();
      case APPLIED_ONCE -> {
        super.apply(batch).toCompletableFuture().join();
        fault = Fault.REFUSED;
      }
      case LATE -> {
        if (!conditional) {
          late.add(batch);
        }
      }
      default -> {}
    }
    return CompletableFuture.failedFuture(
        new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null));
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return isFailing() ? CompletableFuture.failedFuture(refused()) : super.fetch(query);
  }

  private boolean isFailing() {
    calls++;
    return calls >= from && calls < to;
  }

  private static BackendUnavailableException refused() {
    return new BackendUnavailableException(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null);
  }
}
