package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.config.DriverExecutionProfile;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.session.Request;
import com.datastax.oss.driver.api.core.tracker.RequestTracker;
import java.util.concurrent.atomic.LongAdder;

/** Counts the requests of a session of the driver. Thread-safe. */
public final class CountedRequests implements RequestTracker {
  private final LongAdder made = new LongAdder();
  private final LongAdder failed = new LongAdder();

  /** Returns the number of answered requests so far. */
  public long made() {
    return made.sum();
  }

  /** Returns the number of failed requests so far. */
  public long failed() {
    return failed.sum();
  }

  @Override
  public void onSuccess(
      Request request, long nanos, DriverExecutionProfile profile, Node node, String prefix) {
    made.increment();
  }

  @Override
  public void onError(
      Request request,
      Throwable error,
      long nanos,
      DriverExecutionProfile profile,
      Node node,
      String prefix) {
    failed.increment();
  }

  @Override
  public void close() {}
}
