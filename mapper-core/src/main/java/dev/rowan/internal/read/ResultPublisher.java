package dev.rowan.internal.read;

import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Publishes the results of one call. Each subscriber gets a read of its own, which starts when the
 * subscriber requests its first result. Thread-safe.
 *
 * @param <E> what a row, or a group of rows, is read as
 */
public final class ResultPublisher<E> implements Flow.Publisher<E> {
  private final Supplier<ResultCursor<E>> read;
  private final Function<Throwable, Throwable> attributed;

  /**
   * Publishes the results of a read.
   *
   * @param read starts the read; the publisher leaves out results that are null
   * @param attributed returns a failure that names the method
   */
  public ResultPublisher(
      Supplier<ResultCursor<E>> read, Function<Throwable, Throwable> attributed) {
    this.read = read;
    this.attributed = attributed;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super E> subscriber) {
    Objects.requireNonNull(subscriber, "subscriber");
    subscriber.onSubscribe(new ResultSubscription<>(subscriber, read, attributed));
  }
}
