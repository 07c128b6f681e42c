package dev.rowan.internal.observe;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.guard.Guardrails;

/**
 * Compares the requests of each call with the plan of its method, and passes calls that needed more
 * to the guardrails. Thread-safe.
 */
public final class RequestGuard implements CallListener {
  private static final CallEnd NOTHING = result -> {};

  private final Guardrails guardrails;

  /** Reports to these guardrails. */
  public RequestGuard(Guardrails guardrails) {
    this.guardrails = guardrails;
  }

  @Override
  public CallEnd started(DaoMethod method) {
    PlannedRequests planned = method.requests();
    return planned.isKnown()
        ? result -> {
          long most = planned.most(result.rowsRead());
          if (result.requests() > most) {
            guardrails.requests(method.toString(), (result.requests() * 100 + most - 1) / most);
          }
        }
        : NOTHING;
  }
}
