package dev.rowan.internal.observe;

import dev.rowan.observe.CallKind;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.backend.Backend;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What observes the calls of one open store: its listeners, and the comparison of requests with
 * plans. Thread-safe.
 */
public final class CallObservers {
  private final List<SafeListener<CallListener>> listeners;
  private final @Nullable RequestGuard guard;

  private CallObservers(List<CallListener> listeners, @Nullable RequestGuard guard) {
    this.listeners =
        listeners.stream().map(each -> new SafeListener<>(CallListener.class, each)).toList();
    this.guard = guard;
  }

  /** Returns the observers; null if nothing observes. */
  public static @Nullable CallObservers of(
      List<CallListener> listeners, @Nullable RequestGuard guard) {
    return listeners.isEmpty() && guard == null ? null : new CallObservers(listeners, guard);
  }

  /** Returns the backend as observed calls use it: it counts their requests. */
  public Backend counting(Backend backend) {
    return new CountingBackend(backend);
  }

  /**
   * Returns a method whose calls are observed; null if no listener and no comparison needs them.
   *
   * @param method DAO and name, such as {@code Items.save}
   * @param plan CQL or tables; see {@link DaoMethod#plan}
   */
  public @Nullable ObservedMethod method(
      String method, CallKind kind, String table, String plan, PlannedRequests requests) {
    if (listeners.isEmpty() && !isCompared(kind, requests)) {
      return null;
    }
    int dot = method.lastIndexOf('.');
    return new ObservedMethod(
        new DaoMethod(
            dot < 0 ? "" : method.substring(0, dot),
            method.substring(dot + 1),
            kind,
            table,
            plan,
            requests),
        listeners,
        guard);
  }

  /**
   * A write that is planned as one request sends another one only as a retry, so a comparison of
   * its calls would report nothing else.
   */
  private static boolean isCompared(CallKind kind, PlannedRequests requests) {
    return requests.isKnown() && !(kind == CallKind.WRITE && requests.fixed() == 1);
  }
}
