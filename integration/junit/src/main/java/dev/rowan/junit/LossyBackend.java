package dev.rowan.junit;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A store that counts write requests while it is armed, and loses one of them or its answer.
 * Thread-safe.
 */
final class LossyBackend extends ForwardingBackend {
  private static final int NONE = -1;

  private final AtomicInteger writes = new AtomicInteger();
  private volatile boolean armed;
  private volatile int failing = NONE;
  private volatile boolean arrives;

  LossyBackend(Backend store) {
    super(store);
  }

  /**
   * Makes one request fail.
   *
   * @param request its number from 1, counted while the store is armed
   * @param executed whether the store executes the request; only its answer is lost then
   */
  void fail(int request, boolean executed) {
    arrives = executed;
    failing = request;
  }

  void arm() {
    armed = true;
  }

  void disarm() {
    armed = false;
  }

  /** Returns the number of write requests while the store was armed. */
  int writes() {
    return writes.get();
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    if (!armed || writes.incrementAndGet() != failing) {
      return super.apply(batch);
    }
    CompletionStage<WriteOutcome> lost =
        CompletableFuture.failedFuture(
            new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null));
    return arrives ? super.apply(batch).thenCompose(done -> lost) : lost;
  }
}
