package shop;

import dev.rowan.Rowan;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;

/** Scenes that are played on a new store in memory. */
public interface Play extends Runnable {
  void on(Rowan rowan);

  @Override
  default void run() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      on(rowan);
    }
  }

  /** Returns all that a publisher sends. */
  static <T> List<T> received(Flow.Publisher<T> publisher) {
    CompletableFuture<List<T>> all = new CompletableFuture<>();
    publisher.subscribe(
        new Flow.Subscriber<>() {
          private final List<T> received = new ArrayList<>();

          @Override
          public void onSubscribe(Flow.Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
          }

          @Override
          public void onNext(T each) {
            received.add(each);
          }

          @Override
          public void onError(Throwable failure) {
            all.completeExceptionally(failure);
          }

          @Override
          public void onComplete() {
            all.complete(received);
          }
        });
    return all.join();
  }
}
