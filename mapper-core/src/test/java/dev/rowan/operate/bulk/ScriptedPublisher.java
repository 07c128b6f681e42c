package dev.rowan.operate.bulk;

import java.util.List;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** Publishes the numbers that a test gives it, and counts the requested ones. */
final class ScriptedPublisher implements Flow.Publisher<Integer>, Flow.Subscription {
  long demand;
  boolean cancelled;
  private Flow.@Nullable Subscriber<? super Integer> subscriber;

  @Override
  public void subscribe(Flow.Subscriber<? super Integer> newSubscriber) {
    subscriber = newSubscriber;
    newSubscriber.onSubscribe(this);
  }

  void publish(List<Integer> items) {
    for (Integer item : items) {
      demand--;
      subscriber.onNext(item);
    }
  }

  void complete() {
    subscriber.onComplete();
  }

  void fail(Throwable failure) {
    subscriber.onError(failure);
  }

  @Override
  public void request(long n) {
    demand += n;
  }

  @Override
  public void cancel() {
    cancelled = true;
  }
}
