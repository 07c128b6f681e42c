package dev.rowan.internal.observe;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs each call that takes at least a given time, in one line without values of user data.
 * Thread-safe.
 */
public final class SlowCallLog implements CallListener {
  /** The name of the logger, under which a program finds and configures the lines. */
  public static final String LOGGER = "dev.rowan.slow";

  private static final Logger LOG = LoggerFactory.getLogger(LOGGER);

  private final Duration threshold;

  /** Logs calls of this duration, and longer ones. */
  public SlowCallLog(Duration threshold) {
    this.threshold = threshold;
  }

  @Override
  public CallEnd started(DaoMethod method) {
    return result -> {
      if (result.duration().compareTo(threshold) >= 0) {
        log(method, result);
      }
    };
  }

  private static void log(DaoMethod method, CallResult result) {
    LOG.warn(
        "slow call: method={} millis={} outcome={} requests={} rowsRead={} rowsWritten={} retries={}"
            + " staleEntries={} furtherPage={} plan={}",
        method,
        result.duration().toMillis(),
        result.isSuccess() ? "success" : result.failure(),
        result.requests(),
        result.rowsRead(),
        result.rowsWritten(),
        result.retries(),
        result.staleEntries(),
        result.isFurtherPage(),
        method.plan());
  }
}
