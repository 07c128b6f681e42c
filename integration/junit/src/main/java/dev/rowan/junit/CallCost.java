package dev.rowan.junit;

import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import java.util.ArrayList;
import java.util.List;

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
    calls.add(
        "%s: %d requests, %d rows read, %d written; %s"
            .formatted(
                method, result.requests(), result.rowsRead(), result.rowsWritten(), method.plan()));
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
