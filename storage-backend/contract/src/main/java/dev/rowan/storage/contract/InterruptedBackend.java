package dev.rowan.storage.contract;

import dev.rowan.backend.Backend;
import dev.rowan.backend.Capabilities;
import dev.rowan.error.ClosedMapper;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.schema.Schema;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A backend whose writes fail after some were executed, like the connection of a process that is
 * cut off and stops soon after. Later writes never arrive, except possibly the first. Thread-safe.
 */
final class InterruptedBackend implements Backend {
  private final Backend whole;
  private final int writes;
  private final boolean arrives;
  private final AtomicInteger made = new AtomicInteger();

  /**
   * @param writes the number of executed writes
   * @param arrives whether the next write is executed too, without an answer
   */
  InterruptedBackend(Backend whole, int writes, boolean arrives) {
    this.whole = whole;
    this.writes = writes;
    this.arrives = arrives;
  }

  /** Returns whether a write failed. */
  boolean isInterrupted() {
    return made.get() > writes;
  }

  @Override
  public Capabilities capabilities() {
    return whole.capabilities();
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return whole.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet unit) {
    int number = made.getAndIncrement();
    if (number < writes) {
      return whole.apply(unit);
    }
    if (number > writes) {
      return CompletableFuture.failedFuture(stopped());
    }
    OutcomeUnknown unheard = new OutcomeUnknown(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
    return arrives
        ? whole.apply(unit).thenCompose(done -> CompletableFuture.failedFuture(unheard))
        : CompletableFuture.failedFuture(unheard);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return isInterrupted() ? CompletableFuture.failedFuture(stopped()) : whole.fetch(query);
  }

  private static ClosedMapper stopped() {
    return new ClosedMapper(ErrorCode.CLOSED, Map.of(), null);
  }

  @Override
  public void close() {}
}
