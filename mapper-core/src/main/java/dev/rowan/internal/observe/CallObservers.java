package dev.rowan.internal.observe;

import dev.rowan.observe.CallKind;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.backend.Backend;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The listeners of one open store, and the DAO methods that they observe. Thread-safe. */
public final class CallObservers {
  private final List<SafeListener<CallListener>> listeners;

  private CallObservers(List<CallListener> listeners) {
    this.listeners =
        listeners.stream().map(each -> new SafeListener<>(CallListener.class, each)).toList();
  }

  /** Returns the observers of these listeners; null if there is none. */
  public static @Nullable CallObservers of(List<CallListener> listeners) {
    return listeners.isEmpty() ? null : new CallObservers(listeners);
  }

  /** Returns the backend as observed calls use it: it counts their requests. */
  public Backend counting(Backend backend) {
    return new CountingBackend(backend);
  }

  /**
   * Returns a method whose calls the listeners observe.
   *
   * @param method DAO and name, such as {@code Items.save}
   * @param plan CQL or tables; see {@link DaoMethod#plan}
   */
  public ObservedMethod method(
      String method, CallKind kind, String table, String plan, PlannedRequests requests) {
    int dot = method.lastIndexOf('.');
    return new ObservedMethod(
        new DaoMethod(
            dot < 0 ? "" : method.substring(0, dot),
            method.substring(dot + 1),
            kind,
            table,
            plan,
            requests),
        listeners);
  }
}
