package dev.rowan.junit;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.DaoMethod;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Measures what DAO calls of a test cost, and fails the test if they cost more than it states. A
 * test with {@link RowanTest} has it as a parameter.
 * <!-- tag: junit-costs -->
 *
 * <pre>{@code
 * @Test
 * void aSellerIsOneRequestAndOneForEachItem(Items items, CallCosts costs) throws Exception {
 *   costs.of(() -> items.bySeller(SELLER, Limit.of(2))).atMostRequests(1 + 2);
 * }
 * }</pre>
 *
 * <p>Requests are those of {@link dev.rowan.observe.CallResult#requests}: on the store on the heap,
 * an operation of the store. To measure the requests of a cluster, use {@link
 * TestStore#MEMORY_LIKE_CASSANDRA}. Thread-safe: each thread measures its own calls.
 */
public final class CallCosts {
  private static final ThreadLocal<@Nullable CallCost> MEASURED = new ThreadLocal<>();

  CallCosts() {}

  /** Returns the listener of the store of the test. */
  CallListener listener() {
    return this::started;
  }

  private CallListener.CallEnd started(DaoMethod method) {
    CallCost cost = MEASURED.get();
    return cost == null || !cost.isOf(this) ? result -> {} : result -> cost.add(method, result);
  }

  /**
   * Runs an action, and returns the cost of the DAO calls that it starts in this thread: the sum,
   * if there are several. If the action returns a {@link CompletionStage}, its cost is complete
   * when the stage is. Pages of a stream count if the action reads them.
   *
   * @throws Exception if the action throws it, or its stage fails with it
   * @throws IllegalStateException if another action is measured in this thread, or the action makes
   *     no DAO call on the store of this test
   */
  public CallCost of(Callable<?> action) throws Exception {
    Objects.requireNonNull(action, "action");
    if (MEASURED.get() != null) {
      throw new IllegalStateException(
          "an action is measured inside another one: measure each of them alone");
    }
    CallCost cost = new CallCost(this);
    MEASURED.set(cost);
    try {
      if (action.call() instanceof CompletionStage<?> stage) {
        stage.toCompletableFuture().get();
      }
    } finally {
      MEASURED.remove();
    }
    if (cost.calls() == 0) {
      throw new IllegalStateException(
          "no DAO call was measured: call a DAO of the store of this test, in this thread");
    }
    return cost;
  }
}
