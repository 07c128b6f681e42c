package dev.rowan.internal.observe;

import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.guard.Guardrails;

/**
 * Compares the requests of each call with the plan of its method, and passes calls that needed more
 * to the guardrails. Thread-safe.
 */
public final class RequestGuard {
  private final Guardrails guardrails;

  /** Reports to these guardrails. */
  public RequestGuard(Guardrails guardrails) {
    this.guardrails = guardrails;
  }

  /** Compares the requests of a call that has ended. */
  void ended(DaoMethod method, CallCounters.Numbers numbers) {
    PlannedRequests planned = method.requests();
    if (planned.isKnown()) {
      long most = planned.most(numbers.rowsRead());
      if (numbers.requests() > most) {
        guardrails.requests(method.toString(), (numbers.requests() * 100 + most - 1) / most);
      }
    }
  }
}
