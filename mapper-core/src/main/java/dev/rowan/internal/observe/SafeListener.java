package dev.rowan.internal.observe;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A listener whose exceptions do not reach what it observes. The first one is logged, as a listener
 * that fails usually fails each time. Thread-safe.
 *
 * @param <L> the type of the listener, which is also the name of the logger
 */
final class SafeListener<L> {
  private final Logger log;
  private final L listener;
  private final AtomicBoolean hasFailed = new AtomicBoolean();

  SafeListener(Class<L> type, L listener) {
    this.log = LoggerFactory.getLogger(type);
    this.listener = listener;
  }

  /**
   * Notifies the listener of a start.
   *
   * @param observed what starts, for the log
   * @return what observes the end; null if the listener failed
   */
  <T> @Nullable T started(Object observed, Function<L, T> start) {
    try {
      return start.apply(listener);
    } catch (Throwable e) { // whatever a listener throws, an Error too, is not of the call
      failed(observed, e);
      return null;
    }
  }

  /** Notifies the listener of an end. */
  void ended(Object observed, Runnable end) {
    try {
      end.run();
    } catch (Throwable e) { // as above
      failed(observed, e);
    }
  }

  private void failed(Object observed, Throwable failure) {
    if (hasFailed.compareAndSet(false, true)) {
      log.warn(
          "a listener failed, its further failures are not logged: listener={} observed={}",
          listener.getClass().getName(),
          observed,
          failure);
    }
  }
}
