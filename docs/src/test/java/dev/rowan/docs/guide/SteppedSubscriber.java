package dev.rowan.docs.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;

/** Requests a number of rows, and as many again when they have come. */
final class SteppedSubscriber<T> implements Flow.Subscriber<T> {
  private final long step;
  private final List<T> received = new ArrayList<>();
  private final CompletableFuture<List<T>> end = new CompletableFuture<>();
  private Flow.Subscription subscription;
  private long open;

  private SteppedSubscriber(long step) {
    this.step = step;
  }

  static <T> SteppedSubscriber<T> of(Flow.Publisher<T> publisher, long step) {
    SteppedSubscriber<T> subscriber = new SteppedSubscriber<>(step);
    publisher.subscribe(subscriber);
    return subscriber;
  }

  List<T> all() {
    return end.orTimeout(30, TimeUnit.SECONDS).join();
  }

  @Override
  public void onSubscribe(Flow.Subscription started) {
    subscription = started;
    open = step;
    started.request(step);
  }

  @Override
  public void onNext(T row) {
    received.add(row);
    open--;
    if (open < 0) {
      end.completeExceptionally(new AssertionError("a row that was not requested"));
    }
    if (open == 0) {
      open = step;
      subscription.request(step);
    }
  }

  @Override
  public void onError(Throwable failure) {
    end.completeExceptionally(failure);
  }

  @Override
  public void onComplete() {
    end.complete(received);
  }
}
