package dev.rowan.internal.observe;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A listener whose exceptions do not reach the call. The first one is logged, as a listener that
 * fails usually fails in each call. Thread-safe.
 */
final class SafeListener {
  private static final Logger LOG = LoggerFactory.getLogger(CallListener.class);

  private final CallListener listener;
  private final AtomicBoolean hasFailed = new AtomicBoolean();

  SafeListener(CallListener listener) {
    this.listener = listener;
  }

  /** Notifies the listener of a start; null if it failed. */
  CallListener.@Nullable CallEnd started(DaoMethod method) {
    try {
      return listener.started(method);
    } catch (Throwable e) { // whatever a listener throws, an Error too, is not of the call
      failed(method, e);
      return null;
    }
  }

  /** Notifies the listener of an end, if it observed the start. */
  void ended(CallListener.@Nullable CallEnd end, DaoMethod method, CallResult result) {
    if (end == null) {
      return;
    }
    try {
      end.ended(result);
    } catch (Throwable e) { // as above
      failed(method, e);
    }
  }

  private void failed(DaoMethod method, Throwable failure) {
    if (hasFailed.compareAndSet(false, true)) {
      LOG.warn(
          "a call listener failed, its further failures are not logged: listener={} method={}",
          listener.getClass().getName(),
          method,
          failure);
    }
  }
}
