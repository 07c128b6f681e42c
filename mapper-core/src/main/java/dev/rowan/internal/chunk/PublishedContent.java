package dev.rowan.internal.chunk;

import dev.rowan.spi.async.Failures;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/**
 * Subscribes to the bytes of a large value, and adds them to its chunks. Requests the next bytes
 * when the store has room for them.
 */
public final class PublishedContent implements Flow.Subscriber<ByteBuffer> {
  private final ChunkWriter chunks;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private CompletionStage<Void> added = CompletableFuture.completedFuture(null);
  private Flow.@Nullable Subscription subscription;

  private PublishedContent(ChunkWriter chunks) {
    this.chunks = chunks;
  }

  /**
   * Adds all bytes of a publisher. Completes when the publisher has, and fails with its failure or
   * with that of a write, which ends the subscription.
   */
  public static CompletionStage<Void> addTo(
      ChunkWriter chunks, Flow.Publisher<ByteBuffer> content) {
    PublishedContent subscriber = new PublishedContent(chunks);
    content.subscribe(subscriber);
    return subscriber.end;
  }

  @Override
  public void onSubscribe(Flow.Subscription newSubscription) {
    if (subscription != null) {
      newSubscription.cancel();
      return;
    }
    subscription = newSubscription;
    newSubscription.request(1);
  }

  @Override
  public void onNext(ByteBuffer content) {
    if (end.isDone()) {
      return;
    }
    added = chunks.add(content);
    var unused = added.whenComplete((done, failure) -> goOn(failure));
  }

  private void goOn(@Nullable Throwable failure) {
    Flow.Subscription current = subscription;
    if (failure == null && current != null) {
      current.request(1);
    } else if (failure != null) {
      end.completeExceptionally(Failures.unwrap(failure));
      if (current != null) {
        current.cancel();
      }
    }
  }

  @Override
  public void onError(Throwable failure) {
    Objects.requireNonNull(failure, "failure");
    // not before the last bytes: a discard of the chunks must come after their writes
    var unused = added.whenComplete((done, ignored) -> end.completeExceptionally(failure));
  }

  @Override
  public void onComplete() {
    var unused =
        added.whenComplete(
            (done, failure) -> {
              if (failure == null) {
                end.complete(null);
              }
            });
  }
}
