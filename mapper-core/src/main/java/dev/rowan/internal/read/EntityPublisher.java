package dev.rowan.internal.read;

import dev.rowan.spi.value.Row;
import java.util.Objects;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Publishes the results of one call. Each subscriber gets a read of its own, which starts when the
 * subscriber requests its first result. Thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
final class EntityPublisher<E> implements Flow.Publisher<E> {
  private final Supplier<RowCursor> read;
  private final Function<Row, @Nullable E> reader;
  private final Function<Throwable, Throwable> attributed;

  /**
   * Publishes the results of a read.
   *
   * @param read starts the read
   * @param reader creates the result of a row; the publisher leaves out null
   * @param attributed returns a failure that names the method
   */
  EntityPublisher(
      Supplier<RowCursor> read,
      Function<Row, @Nullable E> reader,
      Function<Throwable, Throwable> attributed) {
    this.read = read;
    this.reader = reader;
    this.attributed = attributed;
  }

  @Override
  public void subscribe(Flow.Subscriber<? super E> subscriber) {
    Objects.requireNonNull(subscriber, "subscriber");
    subscriber.onSubscribe(new EntitySubscription<>(subscriber, read, reader, attributed));
  }
}
