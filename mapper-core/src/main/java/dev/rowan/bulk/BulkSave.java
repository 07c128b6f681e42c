package dev.rowan.bulk;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Upsert;
import dev.rowan.query.WriteOptions;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.RowInserts;
import dev.rowan.schema.TableSchema;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Inserts many entities of one type with bounded concurrency. Rows of one partition are sent
 * together as one batch, if the entity has no derived tables. Requests of one partition are sent
 * one after another, so of two entities with the same key the later one in the source is stored.
 * The source is read only as fast as rows are stored. Immutable and thread-safe.
 * <!-- tag: bulk -->
 *
 * <pre>{@code
 * BulkResult<Reading> result = rowan.bulk(ReadingMapping.INSTANCE).stoppingAfter(100).save(many);
 * for (BulkFailure<Reading> failure : result.failures()) {
 *   log(failure.place(), failure.error().code());
 * }
 * }</pre>
 */
public final class BulkSave<E> {
  private static final Settings USUAL = new Settings(64, 32, 1, 0, Nulls.UNSET);

  private final RowInserts<E> inserts;
  private final TableSchema table;
  private final Settings settings;
  private final Consumer<BulkProgress> listener;

  /**
   * The settings of a bulk save.
   *
   * @param concurrency the largest number of parallel requests
   * @param rows the largest number of rows of one request
   * @param failures the number of failures after which the save stops
   * @param skipped the number of leading entities to skip
   */
  record Settings(int concurrency, int rows, int failures, long skipped, Nulls nulls) {
    /** Returns the largest number of entities in memory. */
    int window() {
      return (int) Math.min((long) concurrency * rows, 100_000);
    }
  }

  /** Creates a save with default settings; see {@code Rowan.bulk}. */
  public BulkSave(DaoRuntime<E> runtime, TableSchema table) {
    this(RowInserts.of(runtime), table, USUAL, progress -> {});
  }

  /**
   * Returns a save of rows of a table, such as the lines of an export. The source must contain each
   * row and the static columns of each partition at most once, and the rows of a partition in
   * sequence.
   *
   * @param write returns the write for an element of the source; called by the calling thread
   */
  public static <W> BulkSave<W> ofTable(
      DaoRuntime<?> runtime, TableSchema table, Function<W, Upsert> write) {
    return new BulkSave<>(RowInserts.ofTable(runtime, write), table, USUAL, progress -> {});
  }

  private BulkSave(
      RowInserts<E> inserts,
      TableSchema table,
      Settings settings,
      Consumer<BulkProgress> listener) {
    this.inserts = inserts;
    this.table = table;
    this.settings = settings;
    this.listener = listener;
  }

  /**
   * Returns a copy with another limit of parallel requests; the default is 64.
   *
   * @param requests from 1 to 10,000
   * @throws RejectedInput if the number is out of bounds
   */
  public BulkSave<E> withConcurrency(int requests) {
    require("concurrency", requests, 10_000);
    return with(
        new Settings(requests, settings.rows, settings.failures, settings.skipped, settings.nulls));
  }

  /**
   * Returns a copy with another limit of rows per request; the default is 32. With 1, every entity
   * is a separate request.
   *
   * @param rows from 1 to 1,000
   * @throws RejectedInput if the number is out of bounds
   */
  public BulkSave<E> withRowsPerRequest(int rows) {
    require("rows per request", rows, 1_000);
    return with(
        new Settings(
            settings.concurrency, rows, settings.failures, settings.skipped, settings.nulls));
  }

  /**
   * Returns a copy that stops after the given number of failures; the default is 1. Failed entities
   * are held in memory.
   *
   * @param failures at least 1
   * @throws RejectedInput if the number is out of bounds
   */
  public BulkSave<E> stoppingAfter(int failures) {
    require("failures", failures, Integer.MAX_VALUE);
    return with(
        new Settings(
            settings.concurrency, settings.rows, failures, settings.skipped, settings.nulls));
  }

  /**
   * Returns a copy that skips the first entities of the source, such as {@link
   * BulkProgress#leading} of an earlier save.
   *
   * @throws RejectedInput if the number is negative
   */
  public BulkSave<E> skipping(long leading) {
    if (leading < 0) {
      throw rejected("entities to skip", leading);
    }
    return with(
        new Settings(
            settings.concurrency, settings.rows, settings.failures, leading, settings.nulls));
  }

  /** Returns a copy with another meaning of null properties; the default is {@link Nulls#UNSET}. */
  public BulkSave<E> with(Nulls nulls) {
    return with(
        new Settings(
            settings.concurrency, settings.rows, settings.failures, settings.skipped, nulls));
  }

  /** Returns a copy with other write options. */
  public BulkSave<E> with(WriteOptions options) {
    return new BulkSave<>(inserts.with(options), table, settings, listener);
  }

  /**
   * Returns a copy with a listener that receives the progress after each request. The listener is
   * called by one thread at a time, often a thread of the backend, and must not block. An exception
   * of the listener stops the save.
   */
  public BulkSave<E> watchedBy(Consumer<BulkProgress> newListener) {
    return new BulkSave<>(inserts, table, settings, newListener);
  }

  /**
   * Saves the entities and waits for the end. The calling thread reads the source.
   *
   * @throws RuntimeException if the source or the listener throws; thrown after all in-flight
   *     requests have completed
   */
  public BulkResult<E> save(Iterable<? extends E> entities) {
    return save(entities.iterator());
  }

  /** Saves the entities of a stream and closes the stream; see {@link #save(Iterable)}. */
  public BulkResult<E> save(Stream<? extends E> entities) {
    try (entities) {
      return save(entities.iterator());
    }
  }

  /**
   * Saves the entities of a publisher with back-pressure.
   *
   * @return completes at the end, or exceptionally if the source or the listener fails; in both
   *     cases after all in-flight requests have completed
   */
  public CompletionStage<BulkResult<E>> save(Flow.Publisher<? extends E> entities) {
    Requests<E> requests = new Requests<>(inserts, table, settings, listener);
    PublishedEntities<E> subscriber = new PublishedEntities<>(requests, settings);
    entities.subscribe(subscriber);
    return requests.end();
  }

  private BulkResult<E> save(Iterator<? extends E> entities) {
    Requests<E> requests = new Requests<>(inserts, table, settings, listener);
    try {
      for (long i = 0; i < settings.skipped && entities.hasNext(); i++) {
        entities.next();
      }
      int gathered = inserts.isOfTable() ? settings.rows : 1;
      for (long i = 1; !requests.isStopped() && entities.hasNext(); i++) {
        E entity = entities.next();
        waitForRoom(requests);
        requests.hold(entity);
        if (i % gathered == 0) {
          requests.flush();
        }
      }
      requests.close();
    } catch (RuntimeException | Error e) {
      requests.fail(e);
    }
    waitForEnd(requests);
    return inserts.await(requests.end());
  }

  private void waitForRoom(Requests<E> requests) {
    CompletionStage<Void> change = requests.change();
    if (!requests.hasRoom()) {
      requests.flush();
    }
    while (!requests.hasRoom()) {
      inserts.await(change);
      change = requests.change();
    }
  }

  /**
   * Waits in steps, because the timeout of a call applies to one request and not to the whole save.
   */
  private void waitForEnd(Requests<E> requests) {
    CompletionStage<Void> change = requests.change();
    while (!requests.end().toCompletableFuture().isDone()) {
      inserts.await(CompletableFuture.anyOf(change.toCompletableFuture(), ended(requests)));
      change = requests.change();
    }
  }

  private static CompletableFuture<?> ended(Requests<?> requests) {
    return requests.end().handle((result, failure) -> null).toCompletableFuture();
  }

  private BulkSave<E> with(Settings newSettings) {
    return new BulkSave<>(inserts, table, newSettings, listener);
  }

  private static void require(String what, int value, int most) {
    if (value < 1 || value > most) {
      throw rejected(what, value);
    }
  }

  private static RejectedInput rejected(String what, long found) {
    return new RejectedInput(
        ErrorCode.ARGUMENT_REJECTED, Map.of(what, found + ", out of bounds"), null);
  }
}
