package dev.rowan.junit;

import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the DAO calls of one action cost. Thread-safe.
 * <!-- tag: junit-cost -->
 *
 * <pre>{@code
 * @Test
 * void theCostOfAReadIsKnown(Items items, CallCosts costs) throws Exception {
 *   CallCost cost = costs.of(() -> items.find(lamp.id()));
 *   assertThat(cost.requests()).isEqualTo(1);
 *   assertThat(cost.rowsRead()).isEqualTo(1);
 * }
 * }</pre>
 */
public final class CallCost {
  private final CallCosts costs;
  private final List<String> calls = new ArrayList<>();
  private final List<String> surplus = new ArrayList<>();
  private @Nullable DaoMethod unplanned;
  private long requests;
  private long rowsRead;
  private long rowsWritten;

  CallCost(CallCosts costs) {
    this.costs = costs;
  }

  /** Returns whether these are calls on the store of these costs. */
  boolean isOf(CallCosts other) {
    return costs == other;
  }

  synchronized void add(DaoMethod method, CallResult result) {
    requests += result.requests();
    rowsRead += result.rowsRead();
    rowsWritten += result.rowsWritten();
    String call =
        "%s: %d requests, %d rows read, %d written; %s"
            .formatted(
                method, result.requests(), result.rowsRead(), result.rowsWritten(), method.plan());
    calls.add(call);
    PlannedRequests planned = method.requests();
    if (!planned.isKnown()) {
      unplanned = method;
    } else if (result.requests() > planned.most(result.rowsRead())) {
      surplus.add(
          "%d planned%s, %s"
              .formatted(planned.fixed(), planned.eachRow() ? " and 1 for each row" : "", call));
    }
  }

  /** Returns the number of calls. */
  public synchronized int calls() {
    return calls.size();
  }

  /** Returns the number of requests. */
  public synchronized long requests() {
    return requests;
  }

  /** Returns the number of rows and index entries that the requests returned. */
  public synchronized long rowsRead() {
    return rowsRead;
  }

  /** Returns the number of changes of rows and index entries that the requests carried. */
  public synchronized long rowsWritten() {
    return rowsWritten;
  }

  /**
   * Checks the number of requests.
   *
   * @return this cost
   * @throws AssertionError if there were more; it names each call with its plan, without values
   */
  public CallCost atMostRequests(long most) {
    return atMost(most, requests(), "requests");
  }

  /**
   * Checks that each call sent at most the requests that its plan needs on a cluster. Use it with
   * {@link TestStore#MEMORY_LIKE_CASSANDRA} or {@link TestStore#CASSANDRA}.
   *
   * @return this cost
   * @throws AssertionError if a call sent more; it names each call with its plan, without values
   * @throws IllegalStateException if the plan of a call does not bound its requests, because they
   *     depend on the values of an argument or on stored rows; use {@link #atMostRequests}
   */
  public synchronized CallCost asPlanned() {
    if (unplanned != null) {
      throw new IllegalStateException(
          "the plan of " + unplanned + " does not bound its requests: use atMostRequests");
    }
    if (!surplus.isEmpty()) {
      throw new AssertionError(
          "more requests than planned:%n  %s"
              .formatted(String.join(System.lineSeparator() + "  ", surplus)));
    }
    return this;
  }

  /**
   * Checks the number of rows and index entries that the requests returned.
   *
   * @return this cost
   * @throws AssertionError if there were more
   */
  public CallCost atMostRowsRead(long most) {
    return atMost(most, rowsRead(), "rows read");
  }

  private synchronized CallCost atMost(long most, long found, String what) {
    if (found > most) {
      throw new AssertionError(
          "%d %s, more than %d:%n  %s"
              .formatted(found, what, most, String.join(System.lineSeparator() + "  ", calls)));
    }
    return this;
  }
}
