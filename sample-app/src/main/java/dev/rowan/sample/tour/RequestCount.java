package dev.rowan.sample.tour;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.DaoMethod;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the requests of all calls of DAO methods. Thread-safe. */
public final class RequestCount implements CallListener {
  private final AtomicLong requests = new AtomicLong();

  @Override
  public CallEnd started(DaoMethod method) {
    return result -> requests.addAndGet(result.requests());
  }

  /** Returns the number of requests so far. */
  long requests() {
    return requests.get();
  }
}
