package dev.rowan.internal.read;

import dev.rowan.spi.async.Failures;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One read of one subscriber. It reads a page when the subscriber has requested more results than
 * the pages before have, so memory holds one page. Thread-safe: one thread at a time sends signals,
 * which is the thread that requests results or the thread that completes a page.
 *
 * @param <E> what a row, or a group of rows, is read as
 */
final class ResultSubscription<E> implements Flow.Subscription {
  private static final Logger LOG = LoggerFactory.getLogger(ResultSubscription.class);

  private final Flow.Subscriber<? super E> subscriber;
  private final Supplier<ResultCursor<E>> read;
  private final Function<Throwable, Throwable> attributed;

  /** How many results the subscriber has requested and not received; the largest: no limit. */
  private final AtomicLong demand = new AtomicLong();

  /** How many events the sending thread has to handle; zero if no thread sends. */
  private final AtomicInteger events = new AtomicInteger();

  private volatile boolean ended;
  private volatile boolean refused;
  private volatile @Nullable Arrived<E> arrived;

  // only the sending thread uses the fields below
  private @Nullable ResultCursor<E> cursor;
  private Iterator<E> page = Collections.emptyIterator();
  private boolean fetching;

  private record Arrived<E>(@Nullable List<E> results, @Nullable Throwable failure) {}

  ResultSubscription(
      Flow.Subscriber<? super E> subscriber,
      Supplier<ResultCursor<E>> read,
      Function<Throwable, Throwable> attributed) {
    this.subscriber = subscriber;
    this.read = read;
    this.attributed = attributed;
  }

  @Override
  public void request(long results) {
    if (results > 0) {
      demand.accumulateAndGet(results, (now, more) -> now + more < 0 ? Long.MAX_VALUE : now + more);
    } else {
      refused = true;
    }
    send();
  }

  @Override
  public void cancel() {
    ended = true;
    send(); // drops the page
  }

  /** Handles all events in this thread, unless another thread is doing so. */
  private void send() {
    if (events.getAndIncrement() != 0) {
      return;
    }
    int handled = 1;
    do {
      signal();
      handled = events.addAndGet(-handled);
    } while (handled != 0);
  }

  private void signal() {
    try {
      takeArrived();
      sendPage();
      if (!ended && refused) {
        fail(new IllegalArgumentException("a subscriber requests at least one result (rule 3.9)"));
      } else if (!ended && cursor != null && !fetching && !page.hasNext() && !cursor.hasNext()) {
        ended = true;
        subscriber.onComplete();
      } else if (!ended && !fetching && !page.hasNext() && demand.get() > 0) {
        fetch();
      }
    } catch (RuntimeException e) {
      ended = true;
      // not its message: a subscriber knows the values of rows
      LOG.error(
          "the subscriber {} threw {}, so its subscription is cancelled",
          subscriber.getClass().getName(),
          e.getClass().getName());
    }
    if (ended) {
      page = Collections.emptyIterator();
    }
  }

  private void takeArrived() {
    Arrived<E> next = arrived;
    if (next == null) {
      return;
    }
    arrived = null;
    fetching = false;
    if (next.failure() != null) {
      fail(Failures.unwrap(next.failure()));
    } else if (next.results() != null) {
      page = next.results().iterator();
    }
  }

  private void sendPage() {
    while (!ended && !refused && page.hasNext() && demand.get() > 0) {
      @Nullable E result;
      try {
        result = page.next();
      } catch (RuntimeException e) {
        fail(e);
        return;
      }
      if (result != null) {
        consume();
        subscriber.onNext(result);
      }
    }
  }

  private void consume() {
    demand.updateAndGet(now -> now == Long.MAX_VALUE ? now : now - 1);
  }

  private void fetch() {
    fetching = true;
    try {
      ResultCursor<E> started = cursor == null ? read.get() : cursor;
      cursor = started;
      var unused = started.next().whenComplete(this::arrive);
    } catch (RuntimeException e) {
      arrive(null, e);
    }
  }

  private void arrive(@Nullable List<E> results, @Nullable Throwable failure) {
    arrived = new Arrived<>(results, failure);
    send();
  }

  private void fail(Throwable failure) {
    if (!ended) {
      ended = true;
      subscriber.onError(attributed.apply(failure));
    }
  }
}
