package dev.rowan.operate.bulk;

import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** Subscribes to a publisher of entities, and requests as many entities as fit into memory. */
final class PublishedEntities<E> implements Flow.Subscriber<E> {
  private final Requests<E> requests;
  private final BulkSettings settings;
  private long skipped;
  private Flow.@Nullable Subscription subscription;

  PublishedEntities(Requests<E> requests, BulkSettings settings) {
    this.requests = requests;
    this.settings = settings;
  }

  @Override
  public void onSubscribe(Flow.Subscription newSubscription) {
    if (subscription != null) {
      newSubscription.cancel();
      return;
    }
    subscription = newSubscription;
    requests.onRoom(newSubscription::request, newSubscription::cancel);
    newSubscription.request(settings.window());
  }

  @Override
  public void onNext(E entity) {
    if (skipped < settings.skipped()) {
      skipped++;
      requests.passOver();
    } else {
      requests.add(entity);
    }
  }

  @Override
  public void onError(Throwable failure) {
    requests.fail(failure);
  }

  @Override
  public void onComplete() {
    requests.close();
  }
}
